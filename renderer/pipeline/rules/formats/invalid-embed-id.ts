import type { FormatRule } from '../rule'

export const invalidEmbedId: FormatRule = {
  name: 'invalid-embed-id',
  severity: 'error',
  asks: 'A form, a counter or another part of another company is named by its id there.',
  why: 'Its address is made from the id, so that a page never shows anything but what its provider serves.',
  mend: 'Copy the id from the provider’s address: what stands behind the last slash.',
  example: {
    of: 'site',
    wrong: `  "embeds": { "quoteForm": { "provider": "jotform", "id": «"https://form.jotform.com/240123"» } }`,
    right: `  "embeds": { "quoteForm": { "provider": "jotform", "id": "240123" } }`,
  },
  format: 'embed-id',
  must: 'an id: letters, digits, dots, hyphens and underscores, never an address',
  test: (text) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text),
}
