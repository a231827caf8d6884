import { expect, test } from 'vitest'
import { rulesBroken } from '../../../../tests/told'

const SAMPLE = '"embeds": { "quoteForm": { "provider": "sample" } }'

test('it is told also when there are errors', () => {
  expect(rulesBroken('site', `${SAMPLE}, "countryCode": "1"`).sort()).toEqual(['sample-provider', 'wrong-form'])
})

test('site.json can silence it', () => {
  expect(rulesBroken('site', `${SAMPLE}, "rules": { "sample-provider": "off" }`)).toEqual([])
})
