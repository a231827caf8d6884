import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'

/** The rules that a site with these embeds breaks. */
async function rulesOf(embeds: object): Promise<string[]> {
  const site = JSON.parse(readFileSync(join(temporarySite(), 'site.json'), 'utf8'))
  const { problems } = await openSite(temporarySite({ 'site.json': { ...site, embeds } }))
  return problems.map(({ severity, rule }) => `${severity} ${rule}`)
}

test('the sample form is warned of', async () => {
  expect(await rulesOf({ quoteForm: { provider: 'sample' } })).toEqual(['warning sample-provider'])
})

test('a provider’s form needs its id, and never an address for one', async () => {
  expect(await rulesOf({ quoteForm: { provider: 'jotform' } })).toEqual(['error missing-property'])
  expect(await rulesOf({ quoteForm: { provider: 'jotform', id: 'https://form.jotform.com/1' } })).toEqual([
    'error invalid-embed-id',
  ])
  expect(await rulesOf({ quoteForm: { provider: 'jotform', id: '240123' } })).toEqual([])
})

test('frames of other hosts must be allowed', async () => {
  const quoteForm = { provider: 'frame', url: 'https://forms.example.com/q' }
  expect(await rulesOf({ quoteForm })).toEqual(['error host-not-allowed'])
  expect(await rulesOf({ quoteForm, allowedHosts: ['forms.example.com'] })).toEqual([])
  expect(await rulesOf({ financing: { url: 'https://prequalify.example.com' } })).toEqual(['error host-not-allowed'])
})
