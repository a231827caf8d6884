import { UsageError } from '../../command'
import { findChromium } from '../../browsers'
import { serveBuild } from '../../serve/static-server'
import { createProgress } from '../../terminal'
import type { PagePictures } from './page-pictures'
import { takePictures } from './take-pictures'

/**
 * Serves a build and takes pictures of its pages, and says how far it is.
 * @param client the folder of the build's files
 * @throws UsageError where no Chromium is to be had
 */
export async function photographBuild(client: string, routes: string[]): Promise<Map<string, PagePictures>> {
  const executablePath = chromium()
  const pages = await serveBuild(client)
  const progress = createProgress('pictures')
  try {
    return await takePictures({ origin: pages.origin, executablePath }, routes, progress.update)
  } finally {
    progress.end()
    pages.close()
  }
}

function chromium(): string {
  try {
    return findChromium()
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error} Or leave the pictures away with --no-pictures.`,
    )
  }
}
