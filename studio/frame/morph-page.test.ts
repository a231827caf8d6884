// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { morphPage } from './morph-page'

const pageOf = (first: string, second: string, footer = 'Foot') =>
  `<html><head><title>Page</title></head><body><main><!--section 1: sections/prose/Prose.tsx--><section>${first}</section><!--section 2: sections/faq/Faq.tsx--><section>${second}</section></main><footer>${footer}</footer></body></html>`

/** A window that shows some HTML. */
function show(html: string): Document {
  document.documentElement.innerHTML = html.replace(/<\/?html>/g, '')
  return document
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent

test('of a page whose HTML is known, only the sections that differ are changed', () => {
  const before = pageOf('<h2>One</h2>', '<p>Two</p>')
  const page = show(before)
  const [first, second] = page.querySelectorAll('section')
  // as a script of the page may have changed it since
  second!.innerHTML = '<p>Two, counted</p>'
  morphPage(page, pageOf('<h2>One more</h2>', '<p>Two</p>'), before)
  expect(textOf('h2')).toBe('One more')
  expect(textOf('p')).toBe('Two, counted')
  expect(page.querySelector('section')).toBe(first)
})

test('what has changed around the sections shows, too, and so does another number of them', () => {
  const before = pageOf('<h2>One</h2>', '<p>Two</p>')
  const page = show(before)
  morphPage(page, pageOf('<h2>One</h2>', '<p>Two</p>', 'Another foot'), before)
  expect(textOf('footer')).toBe('Another foot')
  morphPage(page, pageOf('<h2>One</h2>', '<p>Two</p>').replace(/<!--section 2.*<\/section>/, ''), before)
  expect(page.querySelectorAll('section')).toHaveLength(1)
})

test('an open accordion stays open', () => {
  const before = pageOf('<details><summary>Why?</summary>Because</details>', '')
  const page = show(before)
  page.querySelector('details')!.open = true
  morphPage(page, pageOf('<details><summary>Why?</summary>For a reason</details>', ''), before)
  expect(page.querySelector('details')!.open).toBe(true)
  expect(textOf('details')).toContain('For a reason')
})
