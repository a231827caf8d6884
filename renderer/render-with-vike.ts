import { renderPage } from 'vike/server'
import type { RenderContext } from './+onRenderHtml'
import { EMPTY_DOCUMENT } from './injected-tags'

/**
 * Gives a document Vike's tags, on request and in development. In production Vike's server entry must have been imported before.
 * @param url the address, with its escapes
 * @param render renders the document; Vike's hook calls it
 * @throws what `render` throws, which Vike would report in its own way
 */
export async function renderWithVike(url: string, render: () => string): Promise<string> {
  let failure: { error: unknown } | undefined
  const context: RenderContext = {
    render: () => {
      try {
        return render()
      } catch (error) {
        failure = { error }
        return EMPTY_DOCUMENT
      }
    },
  }
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, ...context })
  if (failure) throw failure.error
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
