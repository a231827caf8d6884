import { chooseGraph } from './choose-graph'
import { LinkList } from './LinkList'
import { LinkMap } from './LinkMap'
import { Part } from '../Part'
import { PARTS } from '../parts'
import type { ReportData } from '../report-data'
import { thousands } from '../thousands'

/** More names would lie on top of each other. */
const MOST_PAGES = 100

/** Which page leads to which, as a picture and as a list. */
export function Links({ data: { pages, groups } }: { data: ReportData }) {
  const graph = chooseGraph(new Map(pages.map(({ route, links }) => [route, links])), MOST_PAGES)
  const groupOf = new Map(groups.flatMap(({ routes }, index) => routes.map((route) => [route, index])))
  const orphans = new Set(pages.filter(({ isOrphan }) => isOrphan).map(({ route }) => route))
  const rest =
    graph.routes.length < pages.length
      ? ` The ${MOST_PAGES} pages with the most links, of ${thousands(pages.length)}.`
      : ''
  return (
    <Part
      id="links"
      title={PARTS.links}
      lead={`What the pages’ own texts lead to. Left out is what stands on many pages alike: the header, the footer, shared sections and the lists of cities. A page that stands alone is reached by these only.${rest}`}
    >
      <ul className="legend">
        {groups.map(({ label }, index) => (
          <li key={label} className={`group-${index % 6}`}>
            {label}
          </li>
        ))}
        {orphans.size > 0 && <li className="orphan">Nothing at all leads here</li>}
      </ul>
      {/* a box that scrolls must be reached with the keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="box" aria-label="Map of links" tabIndex={0}>
        <LinkMap graph={graph} groupOf={groupOf} orphans={orphans} />
      </section>
      <LinkList graph={graph} />
    </Part>
  )
}
