import type { ValidPage } from '../../../renderer/pipeline/inspect'
import type { SiteModel } from '../../../renderer/pipeline/model'
import type { RequestedSite } from './open-requested-site'

/** Renders what stands at an address of a model. */
export type RenderRoute = (route: string, model: SiteModel) => Promise<string>

/**
 * Renders one page of a site that is open.
 * @param images the addresses of the page's pictures
 */
export async function renderPage(
  page: ValidPage,
  images: string[],
  { model, probe }: RequestedSite,
  render: RenderRoute,
): Promise<string> {
  const unknown = [...new Set(images)].filter((address) => !(address in model.images))
  if (unknown.length > 0) Object.assign(model.images, await probe(unknown, model.site.imageHost))
  // one model for all pages: which cities are near is worked out once for each
  model.pages.push(page)
  try {
    return await render(page.route, model)
  } finally {
    model.pages.splice(model.pages.indexOf(page), 1)
  }
}
