import { quoteFormSource } from '../sections/ui/quote-form-source'
import { QUOTE_FORM_ROUTE } from './pipeline/embed-routes'
import { type SiteModel, buildModel } from './pipeline/model'
import { openSite } from './pipeline/open-site'
import { siteFolder } from './site-folder'

/** Every address that is prerendered, with the data that rendering needs. All share one model. */
export async function prerenderList(): Promise<{ url: string; pageContext: { model: SiteModel } }[]> {
  const open = await openSite(siteFolder())
  if (!open.site) throw new Error('prerenderList() was called for a site that is not valid: validate first.')
  const model = await buildModel(open, open.site, open.pages)
  return routesOf(model).map((url) => ({ url, pageContext: { model } }))
}

/** Every address that is a file of its own: pages, their aliases, and the frame of the sample form where it is shown. */
export function routesOf({ pages, site }: SiteModel): string[] {
  const addresses = pages.flatMap(({ route, data }) => [route, ...(data.aliases ?? [])])
  return quoteFormSource(site) === QUOTE_FORM_ROUTE ? [...addresses, QUOTE_FORM_ROUTE] : addresses
}
