import type { FormatRule } from '../rule'

export const invalidId: FormatRule = {
  name: 'invalid-id',
  severity: 'error',
  asks: 'The id of a section is written in small letters, digits and hyphens, and starts with a letter.',
  why: 'It becomes a part of links, which people type and other sites keep.',
  mend: 'Write it like quote or our-prices.',
  example: {
    of: 'section',
    wrong: `{
  "type": "prose",
  "id": «"Our Prices"»,
  "title": "Our prices",
  "body": "Text."
}`,
    right: `{
  "type": "prose",
  "id": "our-prices",
  "title": "Our prices",
  "body": "Text."
}`,
  },
  format: 'anchor-id',
  must: 'small letters, digits and hyphens, and start with a letter',
  test: (text) => /^[a-z][a-z0-9-]*$/.test(text),
}
