import { isRecord } from '../../documents/json-tree'
import { readPage } from '../../pipeline/load-site'
import { didYouMean, suggest } from '../../problems/suggest'
import { isRoute, meantRoute } from '../../rules/values/formats'
import type { LoadedSite } from '../../site/site'
import { ChangeError } from '../edit'
import type { Operation, Patches } from '../operations'
import { planChange } from '../plan-change'
import type { Renaming } from './renaming'

/**
 * Gives a shared section another name: moves its file, and changes every "use" of it.
 * @throws ChangeError if there is no such section, or the new name is taken or not valid
 */
export function renameShared(site: LoadedSite, from: string, to: string): Renaming {
  const [name, newName] = [sectionName(from), sectionName(to)]
  if (!site.shared.has(name))
    throw new ChangeError(
      `there is no shared section ${name}. ${didYouMean(name, site.shared.keys(), `There are: ${[...site.shared.keys()].join(', ')}.`)}`,
    )
  if (!isRoute(`/${newName}`) || newName === '')
    throw new ChangeError(
      `${JSON.stringify(newName)} can’t be the name of a shared section: lowercase letters, digits and hyphens only. ${suggest(meantRoute(newName)?.slice(1)) ?? ''}`.trimEnd(),
    )
  if (site.shared.has(newName))
    throw new ChangeError(
      `${site.shared.get(newName)?.file} exists already. Choose another name, or rename that first.`,
    )
  const uses = site.pages.map((page): [string, Operation[]] => {
    const { document } = readPage(page, site)
    if (document.value === undefined)
      throw new ChangeError(
        `${document.file} is not JSON, so that a "use" in it would be missed. \`npm run validate\` shows what to correct.`,
      )
    const { sections } = isRecord(document.value) ? document.value : {}
    const list: unknown[] = Array.isArray(sections) ? sections : []
    return [
      page.route,
      list.flatMap((section, index): Operation[] =>
        isRecord(section) && section.use === name
          ? [{ op: 'replace', path: `/sections/${index}/use`, value: newName }]
          : [],
      ),
    ]
  })
  const patches: Patches = Object.fromEntries(uses.filter(([, operations]) => operations.length > 0))
  const moves = { [`shared/${name}`]: `shared/${newName}` }
  return { edits: planChange(patches, site, { moves }), moves: [], notes: [] }
}

/** The name of a shared section by what people may write: "shared/permits.json" is "permits". */
const sectionName = (written: string): string => written.replace(/^shared\/|\.json$/g, '')
