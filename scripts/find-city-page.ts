import type { SiteSources, ResolvedPage } from '../renderer/pipeline/documents/document'
import type { OpenSite } from '../renderer/pipeline/open-site'
import { didYouMean } from '../renderer/pipeline/problems/suggest'
import { UsageError } from './command'

/** A page's name on the command line: "plano". */
export const pageName = ({ route }: { route: string }) => route.slice(1)

/** The pages whose vars name a city. */
export const cityPages = ({ resolved }: Pick<OpenSite, 'resolved'>): ResolvedPage[] =>
  resolved.pages.filter(({ vars }) => vars.city)

/**
 * Finds a city's page by its name, its address, its file or its city.
 * @throws UsageError when there is none
 */
export function findCityPage({ resolved, sources }: OpenSite, wanted: string): ResolvedPage {
  const cities = cityPages({ resolved })
  const names = cities.map(pageName)
  const isWanted = ({ route, document }: SiteSources['pages'][number]) =>
    [route, route.slice(1), `${route.slice(1)}.json`, document.file].includes(wanted)
  const found = cities.find(isWanted) ?? cities.find(({ vars }) => vars.city?.toLowerCase() === wanted.toLowerCase())
  if (found) return found
  const page = sources.pages.find(isWanted)?.document
  if (page && !page.tree)
    throw new UsageError(`${page.file} is not JSON. \`npm run validate\` shows what to mend in it.`)
  const known = `City pages: ${names.join(', ') || 'none yet'}.`
  if (page) throw new UsageError(`${page.file} is no city page: its vars name no city. ${known}`)
  throw new UsageError(`there is no page ${wanted}. ${didYouMean(wanted, names) ?? known}`)
}
