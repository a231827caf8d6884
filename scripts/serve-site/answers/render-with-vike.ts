import { renderPage } from 'vike/server'
import type { SiteModel } from '../../../renderer/pipeline/model'

/** Renders through Vike's server entry, whose bundle must have been imported before. */
export async function renderWithVike(route: string, model: SiteModel): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: encodeURI(route), model })
  if (errorWhileRendering) throw errorWhileRendering
  return httpResponse.body
}
