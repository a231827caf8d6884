import { isRecord, toPointer } from '../documents/json-tree'
import { pageVariables, placeNamed, variableSource } from '../documents/site-variables'
import { textVariables } from '../documents/variables'
import { listOf } from '../problems/problem'
import { EntryList } from '../site/entry-lists'
import { resolveVars } from '../site/resolve'
import { placeEntries } from '../site/selections'
import type { LoadedSite } from '../site/site'
import { ChangeError } from './edit'

/** A place in a document. */
export interface DocumentPlace {
  file: string
  steps: string[]
}

/** What is needed to find where a value was written. */
interface Writing {
  /** Whether a value is written that may take the place of another one there, as "add" does. */
  isAdded: boolean
  /** The text that takes the place of another one, as "replace" does. */
  newText?: string | undefined
  /** The page that the patch is for; undefined for another document. */
  page: string | undefined
  site: LoadedSite
  /** Reads a value as it is now, after all earlier operations; undefined where there is none. */
  read: (place: DocumentPlace) => unknown
  /** Whether what is written elsewhere is changed there. */
  isFollowed: boolean
}

/** Where a value was written that a page shows at another place. */
interface Source {
  /** What the page shows there, as the end of a sentence about the place. */
  what: string
  places: DocumentPlace[]
  /** Whether the page shows the value itself, rather than something that is made of it. */
  isSame: boolean
}

/**
 * Finds where the value was written that a page has at a place. What it shows of a shared section, of a list or of a variable is
 * written elsewhere, and changed there only if that is allowed: other pages show it too. "add" is not about that value: it
 * writes one in the page itself, where it takes the other's place.
 * @throws ChangeError where the value is written elsewhere, and must not be changed there
 */
export function findWrittenPlace(place: DocumentPlace, writing: Writing): DocumentPlace {
  return [entrySource, sharedSource, missingVariable, soleVariable].reduce((at, findSource) => {
    const source = findSource(at, writing)
    return source ? follow(source, at, writing) : at
  }, place)
}

function follow({ what, places, isSame }: Source, from: DocumentPlace, { isFollowed }: Writing): DocumentPlace {
  const [only, ...others] = places
  if (isFollowed && isSame && only && others.length === 0) return only
  const hint = isSame
    ? 'Allow it to be changed there, for every page that shows it (--shared)'
    : places.length > 0
      ? 'Change what it is made of'
      : 'It changes by itself'
  const instead = toPointer(from.steps.slice(0, from.steps[0] === 'sections' ? 3 : 2))
  throw new ChangeError(
    `${toPointer(from.steps)} of ${from.file} ${what}. ${hint}; or "add" ${instead}, which then says something else here alone.`,
  )
}

const describePlaces = (places: DocumentPlace[]) =>
  listOf(places.map(({ file, steps }) => `${file} at ${toPointer(steps)}`))

/** The shared section that a page shows at a place, unless the page itself says something there. */
function sharedSource({ file, steps }: DocumentPlace, { isAdded, page, site, read }: Writing): Source | undefined {
  const [list, index = '', name, ...rest] = steps
  if (file !== page || list !== 'sections' || name === undefined) return undefined
  const section = read({ file, steps: [list, index] })
  const source = isRecord(section) && typeof section.use === 'string' ? site.shared.get(section.use) : undefined
  if (!source || Object.hasOwn(Object(section), name) || (isAdded && rest.length === 0)) return undefined
  const places = [{ file: source.file, steps: [name, ...rest] }]
  return { what: `is written in ${describePlaces(places)}`, places, isSame: true }
}

/** The entry of a list that a page, or a shared section, shows in an array that chooses from it. */
function entrySource({ file, steps }: DocumentPlace, writing: Writing): Source | undefined {
  const { page, site, read } = writing
  const isOnPage = file === page && steps[0] === 'sections'
  const [key = '', index = '', ...rest] = isOnPage ? steps.slice(2) : steps
  if (!/^(?:\d+|-)$/.test(index)) return undefined
  const written = read({ file, steps: isOnPage ? steps.slice(0, 2) : [] })
  const { use, ...section }: Record<string, unknown> = isRecord(written) ? written : {}
  const source = isOnPage && typeof use === 'string' ? site.shared.get(use) : undefined
  const shared = source && read({ file: source.file, steps: [] })
  const whole = { ...(isRecord(shared) && shared), ...section }
  const name = isRecord(whole[key]) ? whole[key].list : undefined
  const document = typeof name === 'string' ? site.lists.get(name)?.document : undefined
  if (!document) return undefined
  const place = page === undefined ? undefined : placeNamed(read({ file: page, steps: [] }))
  const vars = page === undefined ? {} : resolveVars(read({ file: page, steps: ['vars'] }), site, place)
  // as it is after all earlier operations
  const list = new EntryList({ ...document, value: read({ file: document.file, steps: [] }) }, site.variables, site)
  const lists = new Map([[String(name), list]])
  const nowhere = { document, path: [] }
  const { selections } = placeEntries(whole, nowhere, () => nowhere, pageVariables(vars, site, place), {
    ...site,
    lists,
  })
  const shown = selections.find(({ place }) => place.key === key)?.chosen?.shown ?? []
  const entry = index === '-' || Number(index) === shown.length ? '-' : shown[Number(index)]
  if (entry === undefined) return undefined
  const places = [{ file: document.file, steps: ['entries', String(entry), ...rest] }]
  return { what: `is written in ${describePlaces(places)}`, places, isSame: true }
}

/** The site's variable that a page uses, where it is asked for among the page's vars and not written there. */
function missingVariable(place: DocumentPlace, writing: Writing): Source | undefined {
  const [room, name, ...rest] = place.steps
  const isOfPage = place.file === writing.page && room === 'vars' && name !== undefined && rest.length === 0
  if (!isOfPage || writing.isAdded || writing.read(place) !== undefined) return undefined
  return sourceOfVariable(name, writing)
}

/** The variable that a text consists of, where the text is replaced by one without it. */
function soleVariable(place: DocumentPlace, writing: Writing): Source | undefined {
  const { newText } = writing
  const text = newText === undefined ? undefined : writing.read(place)
  const [token, name] = (typeof text === 'string' && /^\{([^{}]*)\}$/.exec(text)) || []
  if (token === undefined || name === undefined || newText?.includes(token)) return undefined
  return sourceOfVariable(name, writing)
}

function sourceOfVariable(name: string, { page, site, read }: Writing): Source | undefined {
  const vars = page === undefined ? {} : textVariables(read({ file: page, steps: ['vars'] }))
  const place = page === undefined ? undefined : placeNamed(read({ file: page, steps: [] }))
  const source = variableSource(name, vars, site.data, place)
  const placesIn = (file: string | undefined, paths: (string | number)[][]) =>
    file === undefined ? [] : paths.map((path) => ({ file, steps: path.map(String) }))
  const places = [...placesIn(page, source.page), ...placesIn(site.document?.file, source.site)]
  if (places.length === 0 && source.how === undefined) return undefined
  const from = places.length > 0 ? `, written in ${describePlaces(places)}` : ''
  const how = source.how === undefined ? '' : ` (${source.how})`
  return { what: `is the variable {${name}}${how}${from}`, places, isSame: source.how === undefined }
}
