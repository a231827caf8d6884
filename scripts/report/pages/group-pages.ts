import type { Site } from '../../../schemas/types'

/** Pages that belong together. */
export interface PageGroup {
  label: string
  routes: string[]
}

/** What of a page says where it belongs. */
export interface GroupedPage {
  route: string
  /** The city that its variables name. */
  city?: string
  /** Whether search engines may list it. */
  isIndexed: boolean
}

const TOP = 'Navigation'
const CITIES = 'Cities'
const OTHERS = 'Other pages'
const HIDDEN = 'Kept from search engines'

/**
 * Groups pages by what their documents say of them: those of the navigation, what opens under one of its entries, the
 * pages of cities, of one folder, those that are kept from search engines. A page stands in one group; groups without
 * pages are left out.
 */
export function groupPages(pages: GroupedPage[], navigation: Site['navigation']): PageGroup[] {
  const menus = menuLabels(navigation)
  const labels = new Map(pages.map((page) => [page.route, labelOf(page, menus)]))
  const folders = [...labels.values()].filter((label) => label.startsWith('/')).sort()
  const order = new Set([TOP, ...menus.values(), CITIES, ...folders, OTHERS, HIDDEN])
  const routes = [...new Set([...menus.keys(), ...labels.keys()])]
  return [...order]
    .map((label) => ({ label, routes: routes.filter((route) => labels.get(route) === label) }))
    .filter((group) => group.routes.length > 0)
}

/** The label of every route that the navigation names, in its order. */
function menuLabels(navigation: Site['navigation']): Map<string, string> {
  const entries = navigation.flatMap(({ label, href, items }): [string, string][] =>
    items ? [[href, label], ...items.map((item): [string, string] => [item.href, label])] : [[href, TOP]],
  )
  // of two places the first one counts
  return new Map(entries.filter(([route], index) => entries.findIndex(([other]) => other === route) === index))
}

function labelOf({ route, city, isIndexed }: GroupedPage, menus: Map<string, string>): string {
  const [, folder, name] = route.split('/')
  if (city) return CITIES
  return menus.get(route) ?? (name === undefined ? (isIndexed ? OTHERS : HIDDEN) : `/${folder}/…`)
}
