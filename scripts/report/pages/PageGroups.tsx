import { PageCard } from './PageCard'
import type { PagePictures } from '../pictures/page-pictures'
import { Part } from '../Part'
import { PARTS } from '../parts'
import type { ReportData } from '../report-data'
import { thousands } from '../thousands'

interface PageGroupsProps {
  data: ReportData
  pictures: Map<string, PagePictures>
  /** The pages that are shown. */
  shown: Set<string>
}

/** The pages of the site in groups, each as it looks when it opens. */
export function PageGroups({ data: { pages, groups, build }, pictures, shown }: PageGroupsProps) {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const how =
    pictures.size > 0
      ? 'How each page looks when it opens, on a desktop and on a telephone. Choose one to see it larger.'
      : build
        ? 'The report was made without pictures.'
        : 'There are no pictures, since nothing could be built.'
  const part = shown.size < pages.length ? ` Shown are ${shown.size} of ${thousands(pages.length)}.` : ''
  return (
    <Part id="pages" title={PARTS.pages} lead={how + part}>
      {groups.map(({ label, routes }) => (
        <section key={label} className="group">
          <h3>
            {label} <span>{thousands(routes.length)}</span>
          </h3>
          <ul className="cards">
            {routes
              .filter((route) => shown.has(route))
              .flatMap((route) => byRoute.get(route) ?? [])
              .map((page) => (
                <li key={page.route}>
                  <PageCard page={page} pictures={pictures.get(page.route)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Part>
  )
}
