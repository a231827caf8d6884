import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ELECTRICIAN } from '../fixtures'
import { seededRandom } from './seeded-random'

/** The documents that towns are made from. They stay as they are, so that new section types don't change what is measured. */
export const MODEL_SITE = 'bench/site/site.config'

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
 * Writes a site with a number of towns. Each is a city page of bench/site (the models, in turn) with another name and other
 * words. The models are there too, because links lead there. The documents are the same in every run and on every machine.
 * @param folder where to write site.config/ and public/
 * @returns the number of models: town 0 is made from the first one, town 1 from the next, and so on
 */
export function writeTowns(folder: string, count: number): number {
  copySite(MODEL_SITE, folder)
  const pages = join(MODEL_SITE, 'pages')
  const documents = readdirSync(pages).map((name): Partial<CityDocument> =>
    JSON.parse(readFileSync(join(pages, name), 'utf8')),
  )
  const models = documents.filter((document): document is CityDocument => document.vars?.city !== undefined)
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length]
    if (!model) throw new Error(`${pages} has no city pages to make towns from.`)
    const town = JSON.stringify(makeTown(model, number), null, 2)
    writeFileSync(join(folder, 'site.config/pages', `${townName(number)}.json`), `${town}\n`)
  }
  return Math.min(models.length, count)
}

/**
 * Copies the documents of a site, and the pictures of the electrician.
 * @param folder where to write site.config/ and public/
 */
export function copySite(site: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(site, join(folder, 'site.config'), { recursive: true })
  cpSync(ELECTRICIAN.public, join(folder, 'public'), { recursive: true })
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
