import { expect, test } from 'vitest'
import { hostRedirects, redirectTarget } from './old-addresses'

const redirects = hostRedirects([
  { from: '/services/*', to: '/our-services/*' },
  { from: '/services/wiring/*', to: '/wiring' },
  { from: '/services/lamps', to: '/lamps' },
  { from: '/old/', to: '/new' },
  { from: '/Caf%C3%A9.html', to: '/cafe' },
  { from: '/index.php', to: '/home' },
  { from: '/index.php?page=prices', to: '/prices' },
  { from: '/index.php?page=prices&for=homes', to: '/home-prices' },
  { from: '/blog/*', to: '/*' },
])

test.each([
  ['/services/panels/200%20amp', '', '/our-services/panels/200%20amp'],
  ['/services/', '', '/our-services/'],
  ['/services', '', undefined],
  ['/services/wiring/new', '', '/wiring'],
  ['/services/lamps', '?from=ad', '/lamps'],
  ['/old/', '', '/new'],
  ['/old', '', '/new'],
  ['/Old', '', undefined],
  ['/Caf%c3%a9.html', '', '/cafe'],
  ['/index.php', '?page=other', '/home'],
  ['/index.php', '?from=ad&page=prices', '/prices'],
  ['/index.php', '?for=homes&page=prices', '/home-prices'],
  // to this site, not to another one
  ['/blog//evil.example', '', '/evil.example'],
  ['/blog/%5Cevil.example', '', '/evil.example'],
  ['/%zz', '', undefined],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(redirectTarget(redirects, pathname, search)).toBe(target)
})
