/** A document without content. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/** Adds Vike's tags to a document. In production, Vike's server entry must be imported first. */
export async function addVikeTags(url: string, html: string): Promise<string> {
  // loaded on demand: a build whose code is already bundled doesn't need it
  const { renderPage } = await import('vike/server')
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, html })
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
