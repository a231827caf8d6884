/** A document without content, for tags alone. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/** Adds Vike's tags to a document. In production Vike's server entry must have been imported before. */
export async function addVikeTags(url: string, html: string): Promise<string> {
  // loaded here because a build whose code is already bundled doesn't need it
  const { renderPage } = await import('vike/server')
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, html })
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
