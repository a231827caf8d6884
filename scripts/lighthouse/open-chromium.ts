import { type CDPSession, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../browsers'
import { freePort } from '../serve/static-server'

/** A Chromium that Lighthouse can be pointed to. */
export interface OpenChromium {
  /** Where it listens for the DevTools protocol. */
  port: number
  close: () => Promise<void>
}

/** What every other host answers. A frame of it has nothing that could cost points, as the provider's own page might. */
const STUB = '<!DOCTYPE html><html lang="en"><title>Stub</title><p>Stub</p></html>'

/**
 * Starts a Chromium that reaches no other machine: whatever is asked of one over https is answered here.
 * @throws when there is no Chromium to be had
 */
export async function openChromium(): Promise<OpenChromium> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    // Lighthouse tests whether a page can be restored from the back/forward cache
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  await answerOtherHosts(await browser.newBrowserCDPSession())
  return { port, close: () => browser.close() }
}

/** Only https is held up, so that our own pages, on http, take no longer than they do. */
async function answerOtherHosts(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from(STUB).toString('base64'),
    })
    // a page that is left meanwhile no longer wants its answer
    answer.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
