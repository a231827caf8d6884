import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds, a line for each violation. It looks at the page alone, since the form's frame is a route of its own:
 * this takes a third of the time.
 */
export async function axeFaults(page: Page, tags: string[] = WCAG): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
