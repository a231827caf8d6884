import { problemOf } from '../../problems/problem-of'
import { valueAt } from '../../documents/value-at'
import type { SiteRule } from '../rule'

const PLACE = ['embeds', 'quoteForm', 'provider']

export const sampleProvider: SiteRule = {
  name: 'sample-provider',
  severity: 'warning',
  asks: 'The quote form is a real one.',
  why: 'The sample form shows how a form behaves, but nobody receives what visitors send.',
  mend: 'Name your form’s provider and its id before you publish the site.',
  example: {
    of: 'site',
    wrong: '  "embeds": { "quoteForm": { "provider": «"sample"» } }',
    right: '  "embeds": { "quoteForm": { "provider": "jotform", "id": "240123" } }',
  },
  checkSite: ({ resolved: { document, site } }) => {
    if (!document || valueAt(site, PLACE) !== 'sample') return []
    const what = 'is the sample form: nobody receives what visitors send'
    const hint = 'Name your form’s provider and its id before you publish the site.'
    return [problemOf(sampleProvider, { document, path: PLACE }, { what, hint })]
  },
}
