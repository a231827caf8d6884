import { type Origin, textsIn } from '../../renderer/documents/document'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { ResolvedPage } from '../../renderer/site/page'
import { summarizeValue } from '../terminal'
import { type Usage, unknownName } from './section-usage'

/** The sections that choose from a list, once for each page that shows them. */
export const selectionsFrom = ({ resolvedPages }: Pick<OpenSite, 'resolvedPages'>, name: string) =>
  resolvedPages.flatMap((page) =>
    page.selections.filter(({ data }) => data.list === name).map((selection) => ({ page, ...selection })),
  )

/** Finds the places where pages choose from a list, and then the pages that show each of its entries. */
export function findList(site: OpenSite, name: string): Usage {
  const names = [...site.lists.keys()]
  const list = site.lists.get(name)
  const choices = names.length > 0 ? `There are: ${names.join(', ')}.` : 'The folder lists/ is empty.'
  if (!list) throw unknownName(`there is no list "${name}".`, name, names, choices)
  const { document, entries } = list
  const selections = selectionsFrom(site, name)
  const choosing = selections.map(({ page, origin, chosen }) => {
    return { page, origin, detail: `${chosen?.shown.length ?? 0} of ${entries.length} entries` }
  })
  const shown = [...entries.entries()].flatMap(([index, entry]): Usage['findings'] => {
    const origin = { document, path: ['entries', index] }
    const detail = summarizeValue(textsIn(entry)[0]?.text ?? entry)
    const pages = pagesShowing(selections, origin)
    return pages.length > 0 ? pages.map((page) => ({ page, origin, detail })) : [{ origin, detail }]
  })
  return { findings: [...choosing, ...shown] }
}

/** The pages that show what is at a place of a list. */
export const pagesShowing = (
  selections: ReturnType<typeof selectionsFrom>,
  { path: [, index] }: Origin,
): ResolvedPage[] =>
  selections.filter(({ chosen }) => chosen?.shown.some((entry) => entry === index)).map(({ page }) => page)
