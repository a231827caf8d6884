import { expect, test } from 'vitest'
import { createDeadLinkFinder } from '../../scripts/check/dead-links'
import { allRoutes } from './all-routes'
import { builtFile } from './built-site'

const deadLinksOn = createDeadLinkFinder(builtFile(''))

// nobody else looks at a link that stands in code; those of documents have the rules broken-link and broken-anchor
test.each(allRoutes())('every link of %s leads somewhere', (route) => {
  expect(deadLinksOn(route)).toEqual([])
})
