import { addressesOf } from '../../renderer/pipeline/addresses'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { internalLinks, textsOfPage } from '../../renderer/pipeline/documents/texts'
import { DataTable, Part } from '../html-report/components'
import { thousands } from '../html-report/format'
import { PARTS, type ReportPage } from './data'

/**
 * The pages that each page leads to by what its own document says, without itself. What stands on every page alike says
 * nothing of this one: the header, the footer, shared sections, the lists of all cities.
 * @returns the routes of pages by route, in alphabetical order; a link to an alias or a redirect leads to its page
 */
export function linksOfPages({ resolved, facts }: Pick<OpenSite, 'resolved' | 'facts'>): Map<string, string[]> {
  const { byRoute } = addressesOf(facts, { document: resolved.document, data: resolved.site })
  const pageAt = (route: string): string | undefined => {
    const { page, redirect } = byRoute.get(route) ?? {}
    return (page ?? byRoute.get(redirect?.to ?? '')?.page)?.route
  }
  return new Map(
    resolved.pages.map((page) => {
      const own = textsOfPage(page).filter(({ origin }) => origin.document === page.document)
      const targets = internalLinks(own).flatMap(({ route }) => pageAt(route) ?? [])
      return [page.route, [...new Set(targets)].filter((target) => target !== page.route).sort()]
    }),
  )
}

/** Who has more pages looks at these first. */
const MOST_ROWS = 100

/** Which page leads to which: those first that the fewest pages lead to. */
export function Links({ pages }: { pages: ReportPage[] }) {
  const from = new Map(pages.map(({ route }): [string, string[]] => [route, []]))
  for (const { route, links } of pages) for (const target of links) from.get(target)?.push(route)
  const linksTo = ({ route }: ReportPage) => from.get(route) ?? []
  const shown = pages
    .toSorted((a, b) => Number(b.isOrphan) - Number(a.isOrphan) || linksTo(a).length - linksTo(b).length)
    .slice(0, MOST_ROWS)
  const rest = shown.length < pages.length ? ` The first ${MOST_ROWS} of ${thousands(pages.length)} pages.` : ''
  return (
    <Part
      id="links"
      title={PARTS.links}
      lead={`What the pages’ own texts lead to, with those first that are linked least. Left out is what stands on many pages alike: the header, the footer, shared sections and the lists of cities.${rest}`}
    >
      <DataTable label="Links of each page" columns={['Page', 'Linked from', 'Leads to']}>
        {shown.map((page) => (
          <tr key={page.route}>
            <th scope="row">
              {page.route}
              {page.isOrphan && <div className="warning">Nothing at all leads here</div>}
            </th>
            <td>{listed(linksTo(page))}</td>
            <td>{listed(page.links)}</td>
          </tr>
        ))}
      </DataTable>
    </Part>
  )
}

/** How many routes, and which. */
function listed(routes: string[]) {
  if (routes.length === 0) return 'none'
  return (
    <>
      <b>{routes.length}</b> <small>{routes.join(', ')}</small>
    </>
  )
}
