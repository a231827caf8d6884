import { type OpenChromium, openChromium } from './open-chromium'
import { type ServedBuild, serveBuild } from '../serve/static-server'

/** Where the pages are served, and what looks at them. */
export interface Rig {
  /** Without a slash at its end. */
  origin: ServedBuild['origin']
  /** Of the Chromium, for the DevTools protocol. */
  port: OpenChromium['port']
}

/**
 * Serves a build and starts a Chromium for as long as some work takes.
 * @param client the folder of the build's files
 */
export async function withRig<T>(client: string, work: (rig: Rig) => Promise<T>): Promise<T> {
  const pages = await serveBuild(client)
  try {
    const chromium = await openChromium()
    try {
      return await work({ origin: pages.origin, port: chromium.port })
    } finally {
      await chromium.close()
    }
  } finally {
    pages.close()
  }
}
