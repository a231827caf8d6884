import { chromium } from '@playwright/test'
import type { Flags } from 'lighthouse'
import type { Progress } from '../../renderer/emit/emit'
import { CHROMIUM_FLAGS, findChromium } from '../browsers'
import { freePort } from '../serve/listen'
import { serveBuild } from '../serve/static-server'
import { CATEGORY_NAMES, DEVICES, type Device, type Measurement, readResult } from './measurement'
import type { PageFacts } from '../../renderer/site/page'

/**
 * Serves a build and runs Lighthouse on its pages, one after the other: two at once would slow each other down.
 * @param client the folder of the build's files
 * @param runs how many times to measure each page; the worst run counts
 * @returns a measurement for each page and device
 * @throws if no Chromium can be found, or if a page fails to load twice
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
 * Runs Lighthouse with its settings for the device, and once more if Chromium didn't paint in time on a busy machine.
 * @param port of Chromium's DevTools protocol
 */
async function measure(
  page: PageFacts,
  device: Device,
  address: string,
  port: number,
  isLastTry = false,
): Promise<Measurement> {
  // loaded here because it takes two seconds, for which --help and usage errors shouldn't wait
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const config = device === 'desktop' ? desktopConfig : undefined
  const settings: Flags = {
    port,
    onlyCategories: CATEGORY_NAMES,
    logLevel: 'silent',
    // other sites in frames are not ours to improve, and change from one run to the next
    blockedUrlPatterns: ['https://*'],
    // the page for unknown addresses has status 404
    ignoreStatusCode: true,
  }
  const lhr = (await lighthouse(address, settings, config))?.lhr
  if (lhr && !lhr.runtimeError) return readResult(lhr, page, device)
  if (!isLastTry) return measure(page, device, address, port, true)
  const reason = lhr?.runtimeError?.message ?? 'Lighthouse gave no result.'
  throw new Error(`Lighthouse could not measure ${page.route} (${device}): ${reason}`)
}

const points = ({ scores }: Measurement) => Object.values(scores).reduce((sum, score) => sum + score, 0)
