import { chromium } from '@playwright/test'
import lighthouse, { type Flags, desktopConfig } from 'lighthouse'
import type { PageFacts } from '../../renderer/pipeline/site'
import { CHROMIUM_FLAGS, findChromium } from '../browsers'
import { freePort, serveBuild } from '../serve/static-server'
import {
  CATEGORIES,
  CATEGORY_NAMES,
  type Category,
  DEVICES,
  type Device,
  type Measurement,
  readResult,
} from './measurement'

interface Plan {
  /** The folder of a build's files. */
  client: string
  pages: Pick<PageFacts, 'route' | 'index'>[]
  /** How often to measure each page: its worst run counts. */
  runs: number
  devices?: readonly Device[]
  categories?: Category[]
  onRun?: (done: number, total: number) => void
}

/**
 * Serves a build and runs Lighthouse on its pages, one after the other: two at once would slow each other down.
 * @returns the worst run of each page and device
 * @throws when there is no Chromium to be had, or when a page could not be loaded twice
 */
export async function measurePages(plan: Plan): Promise<Measurement[]> {
  const { client, pages, runs, devices = DEVICES, categories = CATEGORY_NAMES, onRun } = plan
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    // Lighthouse tests whether a page can be restored from the back/forward cache
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const server = await serveBuild(client)
  const total = pages.length * devices.length * runs
  const measurements: Measurement[] = []
  let done = 0
  try {
    for (const page of pages)
      for (const device of devices) {
        const measured: Measurement[] = []
        while (measured.length < runs) {
          measured.push(await measure(page, { origin: server.origin, port, device, categories }))
          onRun?.(++done, total)
        }
        measurements.push(measured.reduce((worst, one) => (points(one) < points(worst) ? one : worst)))
      }
    return measurements
  } finally {
    server.close()
    await browser.close()
  }
}

interface Target {
  origin: string
  /** Of Chromium, for the DevTools protocol. */
  port: number
  device: Device
  categories: Category[]
}

/** Runs Lighthouse with its own settings for the device, again where a busy machine kept Chromium from painting in time. */
async function measure(page: Plan['pages'][number], target: Target, isLastTry = false): Promise<Measurement> {
  const { origin, port, device, categories } = target
  const onlyCategories = categories.map((name) => CATEGORIES[name].id)
  // what others' pages in frames lose is not ours to mend, and would change from one run to the next
  const flags: Flags = { port, onlyCategories, logLevel: 'silent', blockedUrlPatterns: ['https://*'] }
  const config = device === 'desktop' ? desktopConfig : undefined
  const lhr = (await lighthouse(`${origin}${page.route}`, flags, config))?.lhr
  if (lhr && !lhr.runtimeError) return readResult(lhr, page, device, categories)
  if (!isLastTry) return measure(page, target, true)
  const reason = lhr?.runtimeError?.message ?? 'Lighthouse gave no result.'
  throw new Error(`Lighthouse could not measure ${page.route} (${device}): ${reason}`)
}

const points = ({ scores }: Measurement) => Object.values(scores).reduce((sum, score) => sum + score, 0)
