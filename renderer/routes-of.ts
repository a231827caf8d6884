import { quoteFormSource } from '../sections/ui/quote-form-source'
import { QUOTE_FORM_ROUTE } from './pipeline/embed-routes'
import type { SiteModel } from './pipeline/model'

/** Every address that is a file of its own: pages, their aliases, and the frame of the sample form where it is shown. */
export function routesOf({ pages, site }: SiteModel): string[] {
  const addresses = pages.flatMap(({ route, data }) => [route, ...(data.aliases ?? [])])
  return quoteFormSource(site) === QUOTE_FORM_ROUTE ? [...addresses, QUOTE_FORM_ROUTE] : addresses
}
