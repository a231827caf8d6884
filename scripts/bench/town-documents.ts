import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seededRandom } from './seeded-random'
import { ELECTRICIAN } from '../fixtures'

/** The parts of a city page that towns are made from. */
interface CityDocument {
  vars: { city: string; coordinates?: string }
}

const SEED = 20_261

/** The center of the towns, and their largest distance from it, in degrees: a square of about 150 kilometers. */
const [LATITUDE, LONGITUDE, REACH] = [33.25, -96.75, 0.75]

/** Texts of several words are prose. Shorter ones are labels, which real cities share. */
const PROSE = /\s\S+\s\S+\s/

/** The words that are replaced: those in lowercase. Names, numbers, links and variables stay. */
const WORD = /(?<![\w{/#:.-])[a-z]{2,}(?![\w}/:.-])/g

/** The name of a town's files without their extension: "town-7". */
export const townName = (number: number): string => `town-${number}`

/**
 * Writes a site with a number of towns. Each is a city page of the site that ships (the models, in turn) with another name and
 * other words. All other pages of that site are there too, because links lead there. The documents are the same in every run
 * and on every machine.
 * @param folder where to write site.config/ and public/
 * @returns the number of models: town 0 is made from the first one, town 1 from the next, and so on
 */
export function writeTowns(folder: string, count: number): number {
  copyShippedSite(folder)
  const pages = join(ELECTRICIAN.site, 'pages')
  const documents = readdirSync(pages)
    .filter((name) => name.endsWith('.json'))
    .map((name): Partial<CityDocument> => JSON.parse(readFileSync(join(pages, name), 'utf8')))
  const models = documents.filter((document): document is CityDocument => document.vars?.city !== undefined)
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length]
    if (!model) throw new Error(`${pages} has no city pages to make towns from.`)
    const town = JSON.stringify(makeTown(model, number), null, 2)
    writeFileSync(join(folder, 'site.config/pages', `${townName(number)}.json`), `${town}\n`)
  }
  return Math.min(models.length, count)
}

/** Copies the documents of the site that ships, and links its pictures. */
export function copyShippedSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(ELECTRICIAN.site, join(folder, 'site.config'), { recursive: true })
  symlinkSync(resolve(ELECTRICIAN.public), join(folder, 'public'), 'junction')
}

/** Copies a model with another name, another place on the map, and words of the same length made of random letters. */
function makeTown(model: CityDocument, number: number): CityDocument {
  const random = seededRandom(SEED + number)
  const near = (middle: number) => (middle + (2 * random() - 1) * REACH).toFixed(4)
  const coordinates = `${near(LATITUDE)}, ${near(LONGITUDE)}`
  const otherLetter = () => String.fromCharCode(97 + Math.floor(26 * random()))
  const otherText = (name: string, text: unknown) => {
    if (typeof text !== 'string') return text
    // a review can't say {city}, since its customer doesn't move with a copy
    if (name === 'city') return `Town ${number}`
    // a picture of a city can't stand for another one
    if (text.startsWith('/images/hero-city-')) return '/images/hero-home.jpg'
    const general = text.replaceAll(model.vars.city, '{city}')
    return PROSE.test(general) ? general.replace(WORD, (word) => word.replace(/./g, otherLetter)) : general
  }
  const town: CityDocument = JSON.parse(JSON.stringify(model, otherText))
  return { ...town, vars: { ...model.vars, city: `Town ${number}`, coordinates } }
}
