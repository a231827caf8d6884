import type { Site } from '../../schemas/types'
import type { Variables } from '../documents/variables'

/** A page above another one. */
export interface Crumb {
  route: string
  name: string
}

/** The names of the pages that have pages below them, by their routes: plain data. */
export type Parents = Record<string, string>

/** The pages among these that have pages below them: "/services" is above "/services/panels". The home page is above all. */
export function parentsAmong(pages: { route: string; title: string; vars: Variables }[]): Parents {
  const above = new Set(pages.flatMap(({ route }) => routesAbove(route)))
  const parents = pages.filter(({ route }) => above.has(route))
  return Object.fromEntries(parents.map(({ route, title, vars }) => [route, vars.city ?? shortTitle(title)]))
}

/** The pages between the home page and a page, from the top. */
export const crumbsAbove = (
  route: string,
  parents: Parents = {},
  { navigation }: Pick<Site, 'navigation'>,
): Crumb[] => {
  const links = navigation.flatMap((link) => [link, ...(link.items ?? [])])
  return routesAbove(route).flatMap((above) => {
    const name = parents[above]
    const label = links.find(({ href }) => href === above)?.label
    return name === undefined ? [] : { route: above, name: label ?? name }
  })
}

/** A title without the name of the business at its end: "Panels | Acme" is "Panels". */
export const shortTitle = (title: string): string => title.split(' | ')[0] ?? title

/** The routes above one, without "/": "/a/b/c" has "/a" and "/a/b". */
function routesAbove(route: string): string[] {
  const steps = route.split('/').slice(1, -1)
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
}
