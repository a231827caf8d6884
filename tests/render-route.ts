import type { OpenSite } from '../renderer/pipeline/open-site'
import { renderPage, renderQuoteForm } from '../renderer/render/render-page'
import { sampleFormPathAt } from '../renderer/site/addresses'
import { modelOf } from './sites'

/**
 * What an address of a site leads to: a page by its route or an alias, or the frame of the quote form.
 * @returns undefined where nothing answers it
 */
export async function renderRoute(open: OpenSite, route: string): Promise<string | undefined> {
  const model = await modelOf(open)
  const formPath = sampleFormPathAt(route, model.site)
  if (formPath !== undefined) return renderQuoteForm(model, undefined, formPath)
  const page = open.pages.find((candidate) => candidate.route === route || candidate.data.aliases?.includes(route))
  return page && renderPage(page, model)
}
