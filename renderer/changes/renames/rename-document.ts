import { isRecord } from '../../documents/json-tree'
import { didYouMean, suggest } from '../../problems/suggest'
import { isRoute, meantRoute } from '../../rules/values/formats'
import type { LoadedSite } from '../../site/site'
import { ChangeError } from '../edit'
import type { Operation } from '../operations'
import { planChange } from '../plan-change'
import { siteDocuments } from '../site-documents'
import type { Renaming } from './renaming'

/** A kind of document that sections name. */
interface Kind {
  /** Its folder in site.config/. */
  room: 'shared' | 'lists'
  /** What one is called: "shared section". */
  title: string
  /** The paths in a section of the names of such documents: ["/use"]. */
  namesIn: (section: Record<string, unknown>, name: string) => string[]
}

const SHARED: Kind = {
  room: 'shared',
  title: 'shared section',
  namesIn: ({ use }, name) => (use === name ? ['/use'] : []),
}

const LIST: Kind = {
  room: 'lists',
  title: 'list',
  namesIn: (section, name) =>
    Object.entries(section).flatMap(([key, value]) => (isRecord(value) && value.list === name ? [`/${key}/list`] : [])),
}

/**
 * Gives a shared section another name: moves its file, and changes every "use" of it.
 * @throws ChangeError if there is no such section, or the new name is taken or not valid
 */
export const renameShared = (site: LoadedSite, from: string, to: string): Renaming =>
  renameDocument(SHARED, site, from, to)

/**
 * Gives a list another name: moves its file, and changes every section that chooses its entries.
 * @throws ChangeError if there is no such list, or the new name is taken or not valid
 */
export const renameList = (site: LoadedSite, from: string, to: string): Renaming => renameDocument(LIST, site, from, to)

function renameDocument({ room, title, namesIn }: Kind, site: LoadedSite, from: string, to: string): Renaming {
  // people also write "shared/permits.json"
  const [name = '', newName = ''] = [from, to].map((written) =>
    written.replace(new RegExp(`^${room}/|\\.json$`, 'g'), ''),
  )
  const names = [...site[room].keys()]
  if (!names.includes(name)) {
    const all = names.length > 0 ? `There are: ${names.join(', ')}.` : 'The site has none.'
    throw new ChangeError(`there is no ${title} ${name}. ${didYouMean(name, names, all)}`)
  }
  if (!isRoute(`/${newName}`) || newName === '')
    throw new ChangeError(
      `${JSON.stringify(newName)} can’t be the name of a ${title}: lowercase letters, digits and hyphens only. ${suggest(meantRoute(newName)?.slice(1)) ?? ''}`.trimEnd(),
    )
  if (names.includes(newName))
    throw new ChangeError(`${room}/${newName}.json exists already. Choose another name, or rename that first.`)
  const patches = siteDocuments(site).flatMap(([document, written]): [string, Operation[]][] => {
    const { value } = written
    if (value === undefined)
      throw new ChangeError(
        `${written.file} is not JSON, so that the name of the ${title} in it would be missed. \`npm run validate\` shows what to correct.`,
      )
    const operations = sectionsIn(value).flatMap(({ path, section }) =>
      namesIn(section, name).map((place): Operation => ({ op: 'replace', path: path + place, value: newName })),
    )
    return operations.length > 0 ? [[document, operations]] : []
  })
  const moves = { [`${room}/${name}`]: `${room}/${newName}` }
  return { edits: planChange(Object.fromEntries(patches), site, { moves }), moves: [], notes: [] }
}

/** The sections of a page, or a shared section itself. */
function sectionsIn(value: unknown): { path: string; section: Record<string, unknown> }[] {
  if (!isRecord(value)) return []
  if (!Array.isArray(value.sections)) return [{ path: '', section: value }]
  const sections: unknown[] = value.sections
  return sections.flatMap((section, index) => (isRecord(section) ? [{ path: `/sections/${index}`, section }] : []))
}
