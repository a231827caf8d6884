/** What runs in a thread beside the main one: a worker on the pages of one site. */
import { Tinypool } from 'tinypool'
import { loadSite } from '../load-site'
import type { PageFile } from '../site'
import { isRenderError } from '../render-error'
import { createPageWorker } from './page-worker'

const worker = createPageWorker(loadSite(String(Tinypool.workerData)))

export const { open, prepare } = worker

/** An error of a component, as far as a thread can send it: of an error's class and name nothing is left. */
export interface RenderFailure {
  message: string
  cause: unknown
}

export function render(pages: PageFile[]): RenderFailure | undefined {
  try {
    worker.render(pages)
  } catch (error) {
    if (!isRenderError(error)) throw error
    return { message: error.message, cause: error.cause }
  }
  return undefined
}
