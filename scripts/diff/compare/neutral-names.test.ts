import { expect, test } from 'vitest'
import { neutralNames } from './neutral-names'

test.each([
  ['<script src="/assets/entries/client.BV6K-zDO.js">', '<script src="/assets/entries/client.*.js">'],
  ['import"/assets/chunks/chunk-CF6jq-wd.js"', 'import"/assets/chunks/chunk-*.js"'],
])('the hash in a script’s name says nothing: %s', (text, neutral) => {
  expect(neutralNames(text)).toBe(neutral)
})

test.each(['/assets/static/serif.IX-hlgPH.woff2', '/images/oven-480.7dbafe.avif'])('that of %s does', (text) => {
  expect(neutralNames(text)).toBe(text)
})
