import { basename, extname } from 'node:path'
import { type Fault, isLeftover } from '../documents/files'
import { closest } from '../problems/suggest'

/** A file that isn't a document, or doesn't have a document's name. */
export interface Stray {
  /** Its path to show to people. */
  file: string
  fault: Fault
}

const BESIDE_DOCUMENTS = /^(?:\..*|node_modules|.*\.(?:bak|orig|tmp|md))$/i

/** Whether a file next to the documents can be ignored: a hidden or temporary file, a backup, or a note for other authors. */
export const isBesideDocuments = (path: string): boolean => BESIDE_DOCUMENTS.test(basename(path)) || isLeftover(path)

/** The folders of documents. */
export const ROOMS = ['pages', 'shared', 'lists']

const DOCUMENT = /^(?:site|(?:pages|shared|lists)\/.+)(?<!\.json)\.json$/

/** ".JSON", ".json.json", ".json.txt", ".jsonc": the extensions of documents that were saved under another name than their author saw. */
const NEARLY_JSON = /\.json[^./]*(?:\.[^./]+)?$/i

/**
 * Sorts the files of a site's folder.
 * @param names the files' paths in the folder: "pages/plano.json"
 * @returns the documents by the names that they should have, and the faults of the other files. A document whose only fault
 * is its name is in both, so that it isn't reported as missing too.
 */
export function sortFiles(names: string[]): { documents: Map<string, string>; strays: [name: string, fault: Fault][] } {
  const documents = new Map(names.filter((name) => DOCUMENT.test(name)).map((name) => [name, name]))
  const strays: [string, Fault][] = []
  for (const name of names.filter((name) => !DOCUMENT.test(name))) {
    const properName = name.replace(NEARLY_JSON, '.json').replace(/^site\.json$/i, 'site.json')
    if (!DOCUMENT.test(properName)) {
      strays.push([name, otherFault(name, names)])
      continue
    }
    const isTaken = documents.has(properName)
    if (!isTaken) documents.set(properName, name)
    const ending = name.slice(name.search(NEARLY_JSON))
    const reason = ending === '.json' ? 'isn’t in lowercase' : `ends in ${ending}`
    const what = `is not read as a document, since its name ${reason}`
    const base = properName.replace(/^.*\//, '')
    strays.push([name, { what, hint: isTaken ? `Delete it: ${base} already exists.` : `Rename it to ${base}.` }])
  }
  return { documents, strays }
}

function otherFault(name: string, names: string[]): Fault {
  const extension = extname(name).toLowerCase()
  if (/^\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/.test(extension))
    return { what: 'is not a document, and pages can’t show it from here', hint: 'Move pictures to public/images.' }
  const [, room = '', rest = name] = /^([^/]+)\/(.+)$/.exec(name) ?? []
  if (ROOMS.includes(room) || !NEARLY_JSON.test(name)) {
    const hint = 'Give a document a name that ends in .json. Move anything else out of the site’s folder.'
    return { what: 'is not a document', hint }
  }
  const meant = closest(room, ROOMS)
  const place = meant && `${meant}/${rest}`
  const hint = place
    ? names.includes(place)
      ? `Delete it: ${place} already exists.`
      : `Move it to ${place}.`
    : 'Move a page to pages/, a section that pages share to shared/, and a list to lists/.'
  return { what: 'is a document outside pages/, shared/ and lists/, so the site ignores it', hint }
}
