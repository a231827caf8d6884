import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PageContext, PageProvider } from '../page/page-context'
import { wordsIn } from '../words/words'
import { Icon, Stars } from './Icon'

const drawn = (name: string) => renderToStaticMarkup(<Icon name={name} className="big" />)

test('an icon’s shapes are written as SVG', () => {
  expect(drawn('check')).toBe(
    '<svg class="icon big" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  )
  expect(drawn('settings').match(/<(path|circle) /g)).toEqual(['<path ', '<circle '])
})

test.each(['path', 'chek'])('%s is no icon', (name) => {
  expect(() => drawn(name)).toThrow(`There is no Lucide icon named "${name}".`)
})

test.each([
  [5, [5, 0, 0]],
  [4.5, [4, 1, 1]],
  [4.2, [4, 0, 1]],
  [4.7, [4, 1, 1]],
  [1, [1, 0, 4]],
])('%s stars are drawn to the nearest half', (rating, counts) => {
  const html = drawnStars(rating, 'en-US')
  const [filled = '', outlined = ''] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, drawing]) => drawing)
  const count = (drawing: string, start: string) => drawing.split(start).length - 1
  expect([count(filled, ' 2.6'), count(filled, ' 17.5'), count(outlined, ' 2.6')]).toEqual(counts)
  expect(html).toContain(`aria-label="${rating} out of 5 stars"`)
})

test('a rating is read out in the language of the page, with its numbers', () => {
  expect(drawnStars(4.5, 'es')).toContain('aria-label="4,5 de 5 estrellas"')
})

function drawnStars(rating: number, language: string): string {
  const page = { language, words: wordsIn(language, {}) } as PageContext
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <Stars rating={rating} />
    </PageProvider>,
  )
}
