import { quoteFormSource } from '../../sections/ui/quote-form-source'
import { QUOTE_FORM_ROUTE } from '../../renderer/pipeline/embed-routes'
import { fileOf } from '../../renderer/pipeline/emit/file-of'
import type { Output } from '../../renderer/pipeline/emit/output'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { Code } from '../code/code'

/** Writes the document of the sample form's frame, where the site shows it. */
export async function writeQuoteForm(model: SiteModel, { render, injected }: Code, output: Output): Promise<void> {
  if (quoteFormSource(model.site) !== QUOTE_FORM_ROUTE) return
  const { renderRoute } = (await import(render.href)) as typeof import('../../renderer/render-pages')
  output.write(fileOf(QUOTE_FORM_ROUTE), renderRoute(QUOTE_FORM_ROUTE, model, injected) ?? '')
}
