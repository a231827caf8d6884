import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { readSchemas } from './schemas'
import { isPage, isSite } from './validator'

test('no schema limits the length of texts, which ajv counts in UTF-16 units here', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})

test('data that satisfies its schema is a page, or a site', () => {
  const { 'site.json': site, 'pages/index.json': page } = SMALLEST_SITE
  expect([isPage(page), isSite(site)]).toEqual([true, true])
  expect([isPage(site), isSite(page), isPage(null)]).toEqual([false, false, false])
})
