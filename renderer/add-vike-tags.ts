import { renderPage } from 'vike/server'

/** A document without content, for tags alone. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/** Adds Vike's tags to a document. In production Vike's server entry must have been imported before. */
export async function addVikeTags(url: string, html: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, html })
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
