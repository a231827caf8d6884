import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CityDocument } from '../documents/town-document'
import { townName } from '../documents/write-documents'
import type { Project } from '../tools/open-peer'
import { peerData } from './peer-data'
import { picturesOf } from './pictures-of'
import { readDocuments, readJson } from './read-documents'
import { readShell } from './read-shell'
import { createTownPage } from './town-page'

/** The generated site whose towns are handed to peers. */
export interface Towns {
  /** Holds site.config/ and public/. */
  folder: string
  /** Of the pages that Plat built. */
  built: string
  count: number
  models: number
}

/** Writes for each peer a file for each town, and what all of them share. */
export async function writeContent(projects: Project[], { folder, built, count, models }: Towns): Promise<void> {
  const documents = readDocuments(join(folder, 'site.config'))
  const htmlOf = (name: string) => readFileSync(join(built, `${name}.html`), 'utf8')
  const pictures = new Set(picturesOf(documents.site))
  const townPage = createTownPage(documents, models)
  for (let number = 0; number < count; number++) {
    const name = townName(number)
    const document = readJson<CityDocument>(join(folder, 'site.config/pages', `${name}.json`))
    const page = townPage({ number, route: `/${name}`, document, html: htmlOf(name) })
    for (const address of picturesOf(page.sections)) pictures.add(address)
    for (const { content, peer } of projects) writeFileSync(join(content, `${name}.html`), peer.contentOf(page))
  }
  const shell = readShell(Array.from({ length: models }, (_, number) => htmlOf(townName(number))))
  const data = await peerData(documents.site, shell, join(folder, 'public'), pictures)
  for (const { data: room } of projects)
    for (const [name, value] of Object.entries(data)) writeFileSync(join(room, `${name}.json`), JSON.stringify(value))
}
