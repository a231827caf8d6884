import { siteFileExample } from '../example-site-file'
import type { FormatRule } from '../rule'

export const invalidEmail: FormatRule = {
  name: 'invalid-email',
  severity: 'error',
  asks: 'An e-mail address is one that can be written to.',
  why: 'Visitors who click on it would write to nobody.',
  mend: 'Write it as name@example.com.',
  example: {
    of: 'site.json',
    wrong: siteFileExample({ email: '«"hello at acme.example"»' }),
    right: siteFileExample(),
  },
  format: 'email',
  must: 'an e-mail address',
  test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
}
