import { quoteFormSource } from '../../../sections/ui/quote-form-source'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../../../renderer/pipeline/embed-routes'
import type { RequestedSite } from '../pages/open-requested-site'
import type { RenderRoute } from '../pages/render-page'
import { type Answer, htmlAnswer, redirectAnswer } from './answer'
import type { FinishedPage, Pages } from './create-pages'
import { FAILED, UNKNOWN } from './plain-page'

/**
 * Answers the address of a page as a host of the built site would.
 * @param route the path of the address, with its escapes decoded
 * @param search what follows it: "?city=Plano"
 */
export async function answerRoute(
  route: string,
  search: string,
  { model, index }: RequestedSite,
  pages: Pages,
  render: RenderRoute,
): Promise<Answer> {
  const redirect = model.site.redirects?.find(({ from }) => from === route)
  if (redirect) return redirectAnswer(redirect.to)
  if (/.\/$/.test(route)) return redirectAnswer(encodeURI(route.replace(/^\/+/, '/').replace(/\/+$/, '')) + search)
  if (route === QUOTE_FORM_ROUTE && quoteFormSource(model.site) === QUOTE_FORM_ROUTE)
    return htmlAnswer(200, await render(route, model))
  const page = await findPage(route, index.aliases, pages)
  if (page) return answerOf(page, route === NOT_FOUND_ROUTE ? 404 : 200)
  const missing = await pages(NOT_FOUND_ROUTE)
  return missing ? answerOf(missing, 404) : htmlAnswer(404, UNKNOWN)
}

/** The page of an address, or the one that has it among its aliases. */
async function findPage(
  route: string,
  aliases: Record<string, string>,
  pages: Pages,
): Promise<FinishedPage | undefined> {
  const page = await pages(route)
  if (page || !Object.hasOwn(aliases, route)) return page
  const aliased = await pages(aliases[route] ?? '')
  // it may have lost the alias since the index was written
  return aliased?.html === undefined || aliased.aliases.includes(route) ? aliased : undefined
}

const answerOf = ({ html, etag }: FinishedPage, status: number): Answer =>
  html === undefined ? htmlAnswer(500, FAILED) : htmlAnswer(status, html, status === 200 ? etag : undefined)
