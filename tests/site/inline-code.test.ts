import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { builtPage } from './built-site'

// a content security policy that allows 'self' alone refuses such code
test.each(allRoutes())('%s runs no code that stands in it', (route) => {
  const scripts = [...builtPage(route).matchAll(/<script\b([^>]*)>.*?<\/script>/gs)]
  expect(scripts.length).toBeGreaterThan(0)
  const isCode = (attributes = '') => !/ src="\//.test(attributes) && !attributes.includes('type="application/ld+json"')
  expect(scripts.filter(([, attributes]) => isCode(attributes)).map(([script]) => script)).toEqual([])
})
