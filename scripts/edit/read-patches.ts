import { existsSync, readFileSync } from 'node:fs'
import { findDocument } from '../../renderer/changes/document-names'
import { type Operation, type Patches, toPatches } from '../../renderer/changes/operations'
import { fromPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { resolvePage } from '../../renderer/site/resolve'
import { type LoadedSite, commonDocuments } from '../../renderer/site/site'
import { UsageError } from '../command'

/** The options of a single change, in addition to its document, place and value. */
export interface ShortForm {
  add?: boolean
  remove?: boolean
  to?: string
}

/**
 * Reads what is to be changed, from a patch or from the command's arguments.
 * @throws UsageError if they don't say it
 * @throws ChangeError if the patch isn't one
 */
export function readPatches(
  site: LoadedSite,
  args: string[],
  { patch, ...form }: ShortForm & { patch?: string },
): Patches {
  const [name, ...others] = args
  if (patch === undefined) return { [nameOf(name)]: [toOperation(site, args, form)] }
  if (others.length > 0 || waysIn(form).length > 0)
    throw new UsageError('--patch says what to change: leave out the place, the value, and other changes.')
  return toPatches(readJson(patch), name)
}

/** The options of a single change that were given. The command has others too. */
const waysIn = (form: ShortForm): string[] => Object.keys(form).filter((way) => ['add', 'remove', 'to'].includes(way))

const nameOf = (name: string | undefined): string => {
  if (name !== undefined) return name
  throw new UsageError('name the document to change, such as /plano or site.json, or a file with --patch.')
}

function readJson(patch: string): unknown {
  if (patch !== '-' && !existsSync(patch)) throw new UsageError(`there is no file ${patch}.`)
  // 0 is stdin
  const text = readFileSync(patch === '-' ? 0 : patch, 'utf8')
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UsageError(`${patch === '-' ? 'stdin' : patch} is not JSON: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}

function toOperation(site: LoadedSite, [name = '', place, value, ...rest]: string[], form: ShortForm): Operation {
  if (place === undefined)
    throw new UsageError('say what to change: a place and its new value, or a file of operations with --patch.')
  const path = toPointerForm(place)
  const ways = waysIn(form)
  if (ways.length > 1) throw new UsageError(`--${ways.join(' and --')} can’t be used together.`)
  const isValueNeeded = !form.remove && form.to === undefined
  if (rest.length > 0 || (value !== undefined) !== isValueNeeded)
    throw new UsageError(
      isValueNeeded
        ? 'say the new value: one text in quotes, or JSON. --remove removes what is there.'
        : `--${ways.join()} takes no value.`,
    )
  if (form.remove) return { op: 'remove', path }
  if (form.to !== undefined) return { op: 'move', from: path, path: toPointerForm(form.to) }
  const present = shownValue(site, name, path)
  const op = form.add || present === undefined ? 'add' : 'replace'
  return { op, path, value: readValue(value ?? '', form.add ? undefined : present) }
}

/** "sections[0].title" as a JSON Pointer: "/sections/0/title". */
const toPointerForm = (place: string): string =>
  place.startsWith('/') || place === '' ? place : `/${place.replaceAll(/\[(\d+|-)\]/g, '/$1').replaceAll('.', '/')}`

/** The value that a document shows at a place, its shared sections and lists included; undefined if there is none. */
function shownValue(site: LoadedSite, name: string, pointer: string): unknown {
  const { file, page } = findDocument(name, site)
  if (page) {
    const { data, origins = [] } = resolvePage(readPage(page, site), site)?.page ?? {}
    const path = fromPointer(pointer, data)
    // a section that finds no entries is left out
    if (path[0] === 'sections') path[1] = origins.findIndex((origin) => origin.index === path[1])
    return valueAt(data, path)
  }
  if (file === site.document?.file) return valueAt(site.data, fromPointer(pointer, site.data))
  const value = commonDocuments(site).find((document) => document.file === file)?.value
  return valueAt(value, fromPointer(pointer, value))
}

/** Reads a value of the command line: words in place of words, else JSON if it is JSON. */
function readValue(value: string, present: unknown): unknown {
  if (typeof present === 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
