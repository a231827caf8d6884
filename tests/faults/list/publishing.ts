import type { Fault } from '../fault'

/** What search engines and old addresses find. */
export const PUBLISHING: Fault[] = [
  {
    name: 'alias-without-canonical',
    breaks: 'an alias that search engines take for a page of its own',
    edits: [
      {
        file: 'renderer/document/Metadata.tsx',
        from: '      <link rel="canonical" href={canonical} />\n',
        to: '',
      },
    ],
    caughtBy: 'tests/metadata.test.ts',
    test: 'an alias shows its page under the page’s canonical address',
    message: /to contain 'rel="canonical" href=/,
  },
  {
    name: 'wrong-redirect',
    breaks: 'an old address that leads to the wrong page',
    edits: [
      {
        file: 'site.config/site.json',
        from: '"from": "/outdoor-lighting", "to": "/outdoorlighting"',
        to: '"from": "/outdoor-lighting", "to": "/security-lighting"',
      },
    ],
    caughtBy: 'tests/browser/reading.spec.ts',
    test: 'old addresses lead to the page of today',
    message: /Received: .*\/security-lighting/,
  },
  {
    name: 'redirect-for-now',
    breaks: 'a redirect that search engines take for a passing one',
    edits: [{ file: 'renderer/pipeline/emit/site-files.ts', from: '${from} ${to} 301\\n', to: '${from} ${to} 302\\n' }],
    caughtBy: 'tests/metadata.test.ts',
    test: 'redirects are told to the host',
    message: /\+ \/outdoor-lighting \/outdoorlighting 302/,
  },
  {
    name: 'hidden-page-in-sitemap',
    breaks: 'pages in the sitemap that are not for search engines',
    edits: [{ file: 'renderer/pipeline/emit/site-files.ts', from: '.filter(({ index }) => index)', to: '' }],
    caughtBy: 'tests/metadata.test.ts',
    test: 'the sitemap lists what search engines may show',
    message: /to not include 'https:\/\/blackland\.example\.com\/404'/,
  },
]
