import type { FormatRule } from '../rule'

export const invalidHost: FormatRule = {
  name: 'invalid-host',
  severity: 'error',
  asks: 'An allowed host is written as its name alone.',
  why: 'Browsers are told this name: with a path or https:// they would allow nothing.',
  mend: 'Take away what stands before and behind the name.',
  example: {
    of: 'site',
    wrong: `  "embeds": { "allowedHosts": [«"https://forms.example.com/"»] }`,
    right: `  "embeds": { "allowedHosts": ["forms.example.com"] }`,
  },
  format: 'host',
  must: 'a host name such as forms.example.com',
  test: (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
}
