import lighthouse, { desktopConfig } from 'lighthouse'
import { CATEGORIES, CATEGORY_NAMES, type Category, type Device, type Measurement } from './measurement'
import { toMeasurement } from './to-measurement'
import type { Rig } from './with-rig'

/** A page and the device that it is looked at with. */
interface Target extends Rig {
  route: string
  device: Device
  /** All, where nothing is said. */
  categories?: Category[]
}

/**
 * Lets Lighthouse look at a page once, with its own settings for the device and its simulated throttling.
 * @throws when the page could not be loaded, twice
 */
export async function measurePage(target: Target, isSecondTry = false): Promise<Measurement> {
  const { origin, port, route, device, categories = CATEGORY_NAMES } = target
  const onlyCategories = categories.map((name) => CATEGORIES[name].id)
  const config = device === 'desktop' ? desktopConfig : undefined
  const outcome = await lighthouse(`${origin}${route}`, { port, onlyCategories, logLevel: 'silent' }, config)
  const error = outcome ? outcome.lhr.runtimeError : { message: 'Lighthouse gave no result.' }
  if (outcome && !error) return toMeasurement(outcome.lhr, route, device, categories)
  // a busy machine may keep Chromium from painting in time
  if (!isSecondTry) return measurePage(target, true)
  throw new Error(`Lighthouse could not measure ${route} (${device}): ${error?.message}`)
}
