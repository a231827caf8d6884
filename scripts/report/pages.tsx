import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import type { Site } from '../../schemas/types'
import { Figure, Part } from '../html-report/components'
import { thousands } from '../html-report/format'
import { PARTS, type PageGroup, type ReportData } from './data'
import type { PagePictures } from './pictures'

const TOP = 'Navigation'
const CITIES = 'Cities'
const OTHERS = 'Other pages'
const HIDDEN = 'Kept from search engines'

/**
 * Groups pages by what their documents say of them: those of the navigation, what opens under one of its entries, the
 * pages of cities, of one folder, those that are kept from search engines. A page stands in one group; groups without
 * pages are left out.
 */
export function groupPages(
  pages: Pick<ResolvedPage, 'route' | 'vars' | 'data'>[],
  navigation: Site['navigation'],
): PageGroup[] {
  const menus = menuLabels(navigation)
  const labels = new Map(
    pages.map(({ route, vars, data }) => {
      const [, folder, name] = route.split('/')
      const place = name === undefined ? (data.index === false ? HIDDEN : OTHERS) : `/${folder}/…`
      return [route, vars.city ? CITIES : (menus.get(route) ?? place)]
    }),
  )
  const folders = [...labels.values()].filter((label) => label.startsWith('/')).sort()
  const order = new Set([TOP, ...menus.values(), CITIES, ...folders, OTHERS, HIDDEN])
  const routes = [...new Set([...menus.keys(), ...labels.keys()])]
  return [...order]
    .map((label) => ({ label, routes: routes.filter((route) => labels.get(route) === label) }))
    .map((group) => ({ ...group, count: group.routes.length }))
    .filter(({ count }) => count > 0)
}

/** The label of every route that the navigation names, in its order; where it names one twice, the first counts. */
function menuLabels(navigation: Site['navigation']): Map<string, string> {
  const labels = new Map<string, string>()
  for (const { label, href, items } of navigation) {
    for (const entry of [{ href }, ...(items ?? [])])
      if (!labels.has(entry.href)) labels.set(entry.href, items ? label : TOP)
  }
  return labels
}

/**
 * Where there are too many pages to show them all, shows small groups whole and large ones in part.
 * @param most how many pages of all groups together
 */
export function limitGroups(groups: PageGroup[], most: number): PageGroup[] {
  const shown = new Map<PageGroup, string[]>()
  let left = most
  for (const [index, group] of groups.toSorted((a, b) => a.count - b.count).entries()) {
    const routes = group.routes.slice(0, Math.ceil(left / (groups.length - index)))
    shown.set(group, routes)
    left -= routes.length
  }
  return groups.map((group) => ({ ...group, routes: shown.get(group) ?? [] }))
}

/**
 * The pages of the site in groups, each as it looks when it opens.
 * @param pictures by route; empty where none were taken
 */
export function Pages({ data, pictures }: { data: ReportData; pictures: Map<string, PagePictures> }) {
  const { pages, groups, build } = data
  const titles = new Map(pages.map(({ route, title }) => [route, title]))
  const how =
    pictures.size > 0
      ? 'How each page looks when it opens, on a desktop and on a telephone. Choose one to see it larger.'
      : build
        ? 'The report was made without pictures.'
        : 'There are no pictures, since nothing could be built.'
  const shown = groups.flatMap(({ routes }) => routes).length
  const part = shown < pages.length ? ` Shown are ${shown} of ${thousands(pages.length)}.` : ''
  return (
    <Part id="pages" title={PARTS.pages} lead={how + part}>
      {groups.map(({ label, count, routes }) => (
        <section key={label}>
          <h3>
            {label} <small>{thousands(count)}</small>
          </h3>
          <ul className="figures">
            {routes.map((route) => {
              const views = pictures.get(route)
              return (
                <li key={route}>
                  <Figure name={route} pictures={views ? [views.desktop.picture, views.phone.picture] : []}>
                    <h4>{route}</h4>
                    {titles.get(route)}
                  </Figure>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Part>
  )
}
