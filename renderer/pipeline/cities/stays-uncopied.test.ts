import { expect, test } from 'vitest'
import type { CityFacts } from './city-facts'
import { sayingsOf } from './sayings'
import { staysUncopied } from './stays-uncopied'

const page = (city: string, ...sections: string[][]): CityFacts => ({
  city,
  own: undefined,
  sayings: sayingsOf({ value: { sections: sections.map((texts) => ({ texts })) } }, city),
})

const NEW = ['our cakes are good', 'our rolls are long', 'our bread is rye', 'our door is yellow']

/** Of a page about Avon that says something else now, beside a page about Bath. */
const stays = (before: string[], now: string[], bath: string[]) =>
  staysUncopied(page('Avon', before, NEW), page('Avon', now, NEW), [
    page('Bath', bath),
    page('Cary', ['we rest on Mondays']),
  ])

test('what nobody else says may change', () => {
  expect(stays(['the oven is old'], ['the oven is new'], ['the oven of Bath is old'])).toBe(true)
  expect(stays(['we knead at night', 'by the river'], ['we knead at night'], ['we knead at night'])).toBe(true)
})

test('who copies what another page says of its city says no', () => {
  expect(stays([], ['the oven of Bath is old'], ['the oven of {city} is old'])).toBe(false)
  expect(stays([], ['the oven of Bath is old'], ['the oven of Bath is old'])).toBe(false)
})

test('so does who has copied before, and who is copied from', () => {
  expect(stays(['the oven of Bath is old', 'a'], ['the oven of Bath is old', 'b'], ['the oven of Bath is old'])).toBe(
    false,
  )
  expect(stays(['the oven of {city} is old'], ['it is new'], ['the oven of Avon is old'])).toBe(false)
  expect(stays(['it is new'], ['the oven of {city} is old'], ['the oven of Avon is old'])).toBe(false)
})

test('so does who says no longer, or only now, what another page says as well', () => {
  expect(stays(['we knead at night'], ['we bake at dawn'], ['we knead at night'])).toBe(false)
  expect(stays(['we bake at dawn'], ['we knead at night'], ['we knead at night'])).toBe(false)
})

test('few words are no copy, but where half of the section is another page’s', () => {
  expect(stays(['in Bath', 'by the mill'], ['in Bath', 'by the new mill'], ['in Bath'])).toBe(true)
  const copied = ['we rest until night', 'we sell until noon']
  expect(stays(['in Bath', ...copied, 'a b c'], ['in Bath', ...copied, 'd e f'], ['in Bath', ...copied])).toBe(false)
})

test('pages of one city may say the same of it', () => {
  const others = [page('Avon', ['the oven of Avon is old'])]
  const [before, now] = [page('Avon', ['the oven of Avon is old', 'a']), page('Avon', ['the oven of Avon is old', 'b'])]
  expect(staysUncopied(before, now, others)).toBe(true)
})
