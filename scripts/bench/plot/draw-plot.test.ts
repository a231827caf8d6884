import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { attribute, elementsOf, rawText } from '../../diff/elements'
import { RESULTS } from '../results/sample-results'
import { drawPlot } from './draw-plot'

const elements = () => [...elementsOf(parseFragment(drawPlot(RESULTS)))]

test('it says what was measured and by how much it differs', () => {
  const texts = elements()
    .filter(({ tagName }) => tagName === 'text')
    .map(rawText)
  expect(texts).toContain('Built from nothing')
  expect(texts).toContain('Plat 0.1.0')
  expect(texts.join('\n')).toMatch(/4\.0 s.*Plat takes 0\.50 of it/)
  expect(texts.join('\n')).toMatch(/500 MB/)
})

test('bars are as long as their figures, and end within the drawing', () => {
  const bars = elements().filter((element) => attribute(element, 'rx') === '3')
  const lengths = bars.map((bar) => Number(attribute(bar, 'width')))
  expect(lengths).toHaveLength(6)
  expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(0.5, 2)
  expect((lengths[2] ?? 0) / (lengths[3] ?? 1)).toBeCloseTo(0.05, 2)
})

test('it needs no other file', () => {
  expect(drawPlot(RESULTS)).not.toMatch(/href|url\(|<script|<style/)
})
