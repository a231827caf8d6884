import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CityDocument, townDocument } from './town-document'
import { vocabularyOf } from './own-words'

/**
 * Writes a site with as many towns as are asked for: the city pages of the site that ships, one model after the other,
 * each with words of its own; and beside them all of that site's other pages, since their links lead there.
 * The same documents in every run and on every machine.
 * @param folder gets site.config/ and public/
 * @returns the number of models: the towns 0, 1 … of so many have a model each
 */
export function writeDocuments(folder: string, count: number): number {
  copyShippedSite(folder)
  const models = readCityDocuments('site.config/pages')
  const vocabulary = vocabularyOf(models)
  for (let number = 0; number < count; number++) {
    const document = townDocument(models[number % models.length] as CityDocument, number, vocabulary)
    writeFileSync(
      join(folder, 'site.config/pages', `${townName(number)}.json`),
      `${JSON.stringify(document, null, 2)}\n`,
    )
  }
  return models.length
}

/** The name of a town's files, without what tells their kind: "town-7". */
export const townName = (number: number): string => `town-${number}`

/** Copies the documents of the site that ships; its pictures are linked. */
export function copyShippedSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('site.config', join(folder, 'site.config'), { recursive: true })
  symlinkSync(resolve('public'), join(folder, 'public'), 'junction')
}

function readCityDocuments(pages: string): CityDocument[] {
  return readdirSync(pages)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(pages, name), 'utf8')) as Partial<CityDocument>)
    .filter((document): document is CityDocument => document.vars?.city !== undefined)
}
