import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { attribute, elementsOf } from '../../scripts/diff/elements'
import { allRoutes } from './all-routes'
import { builtPage } from './built-site'

const { pages } = openSite('site.config')

/** The alt texts of all pictures below a value. */
function altsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isPicture = 'src' in value && 'alt' in value && typeof value.alt === 'string'
  return [...(isPicture ? [String(value.alt)] : []), ...Object.values(value).flatMap(altsIn)]
}

test.each(allRoutes())('%s says of every picture what its document says', (route) => {
  const page = [...pages].find((candidate) => candidate.route === route)
  const alts = new Set([...elementsOf(parse(builtPage(route)))].flatMap((element) => attribute(element, 'alt') ?? []))
  expect(page).toBeDefined()
  expect(altsIn(page?.data).filter((alt) => !alts.has(alt))).toEqual([])
})
