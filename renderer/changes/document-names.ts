import { join } from 'node:path'
import { didYouMean } from '../problems/suggest'
import type { PageFile } from '../site/page'
import type { LoadedSite } from '../site/site'
import { isBesideDocuments } from '../site/strays'
import { ChangeError } from './edit'

/** A document that a patch names, whether it exists or not. */
export interface NamedDocument {
  /** As the patch names it. */
  name: string
  file: string
  exists: boolean
  /** Set for the document of a page that exists. */
  page?: PageFile
}

/**
 * Finds the file of a document by its name.
 * @param name "/plano", "site.json", "shared/permits", "lists/reviews", or the path of a file, such as "pages/plano.json"
 * @throws ChangeError where no document can have this name
 */
export function findDocument(name: string, site: LoadedSite): NamedDocument {
  const { folder, document, shared, lists, pages } = site
  const inFolder = name.replaceAll('\\', '/')
  const path = inFolder.startsWith(`${folder}/`) ? inFolder.slice(folder.length + 1) : inFolder
  if (path === 'site' || path === 'site.json')
    return { name, file: document?.file ?? join(folder, 'site.json'), exists: document !== undefined }
  const [, room, inRoom] = /^(shared|lists)\/(.+?)(?:\.json)?$/.exec(path) ?? []
  if (room !== undefined && inRoom !== undefined) {
    const existing = room === 'shared' ? shared.get(inRoom) : lists.get(inRoom)?.document
    return { name, file: existing?.file ?? fileOf(folder, room, inRoom, name), exists: existing !== undefined }
  }
  const [, ofPages] = /^pages\/(.+)$/.exec(path) ?? []
  const route = ofPages === undefined ? `/${path.replace(/^\/|\/$/g, '')}` : undefined
  const page = pages.find((page) => page.route === route || page.file === join(folder, path))
  if (page) return { name, file: page.file, exists: true, page }
  const stem = ofPages ?? (route === '/' ? 'index' : (route ?? '').slice(1))
  return { name, file: fileOf(folder, 'pages', stem.replace(/\.json$/, ''), name), exists: false }
}

/** The file that a new document gets. */
function fileOf(folder: string, room: string, stem: string, name: string): string {
  const steps = stem.split('/')
  // "..", hidden files and backups
  const isDocument = steps.every((step) => step !== '' && !step.includes('\0') && !isBesideDocuments(step))
  if (!isDocument)
    throw new ChangeError(
      `${JSON.stringify(name)} can’t be the name of a document. Write one like /plano, site.json, shared/permits or lists/reviews.`,
    )
  return join(folder, room, `${stem}.json`)
}

/** Says that there is no such document, and which one may be meant, as the end of a sentence about it. */
export function describeMissing(name: string, { shared, lists, pages }: LoadedSite): string {
  const names = [
    ...pages.map(({ route }) => route),
    'site.json',
    ...[...shared.keys()].map((section) => `shared/${section}`),
    ...[...lists.keys()].map((list) => `lists/${list}`),
  ]
  const meant = didYouMean(name, names) ?? didYouMean(`/${name}`, names)
  return `there is no such document. ${meant ?? 'A document is named like /plano, site.json, shared/permits or lists/reviews.'}`
}
