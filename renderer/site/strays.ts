import { basename, extname } from 'node:path'
import type { Fault } from '../documents/files'
import { closest } from '../problems/suggest'

/** A file that is no document, or whose name is not a document's. */
export interface Stray {
  /** Its path as people read it. */
  file: string
  fault: Fault
}

const BESIDE_DOCUMENTS = /^(?:\..*|node_modules|Thumbs\.db|desktop\.ini|.*(?:~|\.(?:bak|orig|tmp|swp|md)))$/i

/** Whether a file beside the documents can be ignored: hidden files, backups, notes for other authors. */
export const isBesideDocuments = (path: string): boolean => BESIDE_DOCUMENTS.test(basename(path))

/** The folders whose files are documents. */
export const ROOMS = ['pages', 'shared']

const DOCUMENT = /^(?:site|(?:pages|shared)\/.+)\.json$/

/** ".JSON", ".json.txt", ".jsonc": the endings of documents that were saved under another name than their author saw. */
const NEARLY_JSON = /\.json[^./]*(?:\.[^./]+)?$/i

/**
 * Sorts the files of a site's folder.
 * @param names "pages/plano.json"
 * @returns the documents by the names that they should have, and what is wrong with other files. A document whose only
 * fault is its name is in both, so that nothing else seems to be missing.
 */
export function sortFiles(names: string[]): { documents: Map<string, string>; strays: [name: string, fault: Fault][] } {
  const documents = new Map(names.flatMap((name) => (DOCUMENT.test(name) ? [[name, name]] : [])))
  const strays = names.flatMap((name): [string, Fault][] => {
    if (DOCUMENT.test(name)) return []
    const proper = name.replace(NEARLY_JSON, '.json').replace(/^site\.json$/i, 'site.json')
    if (!DOCUMENT.test(proper)) return [[name, otherFault(name)]]
    const isTaken = documents.has(proper)
    if (!isTaken) documents.set(proper, name)
    const what = `is not read as a document, since its name ends in ${name.slice(name.search(NEARLY_JSON))}`
    const base = proper.replace(/^.*\//, '')
    return [[name, { what, hint: isTaken ? `Delete it: there is a ${base} already.` : `Rename it to ${base}.` }]]
  })
  return { documents, strays }
}

function otherFault(name: string): Fault {
  const ending = extname(name).toLowerCase()
  if (/^\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/.test(ending))
    return { what: 'is no document, and no page finds it here', hint: 'Move a picture into public/images.' }
  const [, room = '', rest = name] = /^([^/]+)\/(.+)$/.exec(name) ?? []
  if (ROOMS.includes(room) || !NEARLY_JSON.test(name)) {
    const hint = 'Give a document a name that ends in .json, and move anything else out of the site’s folder.'
    return { what: 'is no document', hint }
  }
  const meant = closest(room, ROOMS)
  const hint = meant
    ? `Move it to ${meant}/${rest}.`
    : 'Move a page into pages/, and a section that pages share into shared/.'
  return { what: 'is a document outside pages/ and shared/, which no site reads', hint }
}
