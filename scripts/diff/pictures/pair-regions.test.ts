import { expect, test } from 'vitest'
import type { Change } from '../change'
import { pairRegions } from './pair-regions'
import { readRegions } from './read-regions'

const document = (sections: string) => `<body><header>Crumb</header><main>${sections}</main><footer>Bye</footer></body>`

/** The parts that may look different, each as "name before → name after". */
function parts(before: string, after: string, changes: Change[] = []): string[] {
  const pairs = pairRegions(readRegions(document(before)), readRegions(document(after)), changes)
  return pairs.map(([old, now]) => `${old?.name} → ${now?.name}`)
}

test('parts are known by their heading, their first words, what they are, and found by their place', () => {
  const sections = '<section><h2>Bread</h2><p>x</p></section><section><p>Come by</p></section><script></script>'
  expect(readRegions(document(sections)).map(({ name, selector }) => [name, selector])).toEqual([
    ['header', 'body > :nth-child(1)'],
    ['Bread', 'body > :nth-child(2) > :nth-child(1)'],
    ['Come by', 'body > :nth-child(2) > :nth-child(2)'],
    ['footer', 'body > :nth-child(3)'],
  ])
})

test('only what has another HTML is looked at; a part that was inserted pairs with nothing', () => {
  const bread = (text: string) => `<section><h2>Bread</h2><p>${text}</p></section>`
  const cake = '<section><h2>Cake</h2><p>Sweet, round, and gone by noon.</p></section>'
  expect(parts(bread('Rye'), cake + bread('Spelt'))).toEqual(['undefined → Cake', 'Bread → Bread'])
})

test('a changed style touches the parts with one of its classes, and one without classes all of them', () => {
  const sections = '<section class="a">One</section><section class="b">Two</section>'
  const style = (name: string): Change => ({ kind: 'style', name, before: 'top:0', after: 'top:1px' })
  expect(parts(sections, sections, [style('.b > p:hover')])).toEqual(['Two → Two'])
  expect(parts(sections, sections, [style('h2')])).toHaveLength(4)
})
