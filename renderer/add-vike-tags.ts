import { renderPage } from 'vike/server'

/** A document that says nothing, where there is none to show. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/**
 * Gives a document Vike's tags. In production Vike's server entry must have been imported before.
 * @param url the address, with its escapes
 */
export async function addVikeTags(url: string, html: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, html })
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
