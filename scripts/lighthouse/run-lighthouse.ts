import { chromium } from '@playwright/test'
import type { Flags } from 'lighthouse'
import type { Progress } from '../../renderer/pipeline/emit/emit'
import type { PageFacts } from '../../renderer/pipeline/site'
import { CHROMIUM_FLAGS, findChromium } from '../browsers'
import { freePort } from '../serve/listen'
import { serveBuild } from '../serve/static-server'
import { CATEGORY_NAMES, DEVICES, type Device, type Measurement, readResult } from './measurement'

/**
 * Serves a build and runs Lighthouse on its pages, one after the other: two at once would slow each other down.
 * @param client the folder of the build's files
 * @param runs how often to measure each page: its worst run counts
 * @returns a measurement of each page and device
 * @throws when no Chromium can be found, or when a page could not be loaded twice
 */
export async function runLighthouse(
  client: string,
  pages: PageFacts[],
  runs: number,
  onProgress?: Progress,
): Promise<Measurement[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    // Lighthouse tests whether a page can be restored from the back/forward cache
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const server = await serveBuild(client)
  const total = pages.length * DEVICES.length * runs
  const measurements: Measurement[] = []
  let done = 0
  try {
    for (const page of pages)
      for (const device of DEVICES) {
        const measured: Measurement[] = []
        while (measured.length < runs) {
          measured.push(await measure(page, device, `${server.origin}${page.route}`, port))
          onProgress?.(++done, total)
        }
        measurements.push(measured.reduce((worst, one) => (points(one) < points(worst) ? one : worst)))
      }
    return measurements
  } finally {
    server.close()
    await browser.close()
  }
}

/**
 * Runs Lighthouse with its own settings for the device, twice where a busy machine kept Chromium from painting in time.
 * @param port of Chromium, for the DevTools protocol
 */
async function measure(
  page: PageFacts,
  device: Device,
  address: string,
  port: number,
  isLastTry = false,
): Promise<Measurement> {
  // loading it takes two seconds, for which --help and mistakes in usage don't wait
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const config = device === 'desktop' ? desktopConfig : undefined
  const settings: Flags = {
    port,
    onlyCategories: CATEGORY_NAMES,
    logLevel: 'silent',
    // what others' pages in frames lose is not ours to improve, and would change from one run to the next
    blockedUrlPatterns: ['https://*'],
    // the page for unknown addresses answers 404
    ignoreStatusCode: true,
  }
  const lhr = (await lighthouse(address, settings, config))?.lhr
  if (lhr && !lhr.runtimeError) return readResult(lhr, page, device)
  if (!isLastTry) return measure(page, device, address, port, true)
  const reason = lhr?.runtimeError?.message ?? 'Lighthouse gave no result.'
  throw new Error(`Lighthouse could not measure ${page.route} (${device}): ${reason}`)
}

const points = ({ scores }: Measurement) => Object.values(scores).reduce((sum, score) => sum + score, 0)
