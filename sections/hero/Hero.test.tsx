import { expect, test } from 'vitest'
import { renderPage } from '../../renderer/render/render-page'
import { modelWith, resolvedPage } from '../../tests/sites'

const images = Object.fromEntries(
  ['/images/logo-mark.svg', '/images/a.jpg'].map((src) => [src, { width: 1, height: 1, variants: [] }]),
)

test.each([
  [45, ['45svh']],
  // the style sheet's own: 60, and 70 on city pages
  [undefined, []],
])('a height of %s is said in %j', (height, said) => {
  const hero = { type: 'hero', title: 'Hello', image: { src: '/images/a.jpg', alt: '' }, height }
  const page = resolvedPage({ title: 'Page', description: 'Words.', sections: [hero] })
  const html = renderPage(page, modelWith({ images }))
  expect(Array.from(html.matchAll(/--hero:(\w+)/g), ([, value]) => value)).toEqual(said)
})
