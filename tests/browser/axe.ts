import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Looks for violations only, in the page alone: the form's frame is a route of its own. This takes a third of the time. */
export function axeOf(page: Page, tags: string[]): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .exclude('iframe')
    .setLegacyMode()
}
