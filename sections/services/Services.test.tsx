import { expect, test } from 'vitest'
import { renderPage } from '../../renderer/render/render-page'
import { modelWith, resolvedPage } from '../../tests/sites'

const images = { '/images/logo-mark.svg': { width: 1, height: 1, variants: [] } }

const rendered = (services: object) =>
  renderPage(resolvedPage({ title: 'Page', description: 'Words.', sections: [services] }), modelWith({ images }))

/** The index of services with these groups, as its headings and titles: "one: a b" for two services of a group. */
function indexOf(groups: (string | undefined)[]): string[] {
  const items = groups.map((group, index) => ({ title: 'abc'.charAt(index), text: 'Words.', group }))
  const [, ...lists] = rendered({ type: 'services', variant: 'index', title: 'Services', items }).split(
    'class="columns _Services-group"',
  )
  return lists.map((list) => {
    const titles = Array.from(list.matchAll(/<b>(.)/g), ([, title]) => title)
    return `${/<h3.*?>(.*?)</.exec(list)?.[1]}: ${titles.join(' ')}`
  })
}

test.each([
  {
    why: 'neighbors of one group stand under one heading',
    groups: ['one', 'one', 'two'],
    shown: ['one: a b', 'two: c'],
  },
  {
    why: 'a group that comes back opens again, since the order is the author’s',
    groups: ['one', 'two', 'one'],
    shown: ['one: a', 'two: b', 'one: c'],
  },
  { why: 'without groups there is one list and no heading', groups: [undefined, undefined], shown: ['undefined: a b'] },
])('$why', ({ groups, shown }) => {
  expect(indexOf(groups)).toEqual(shown)
})

test.each([
  ['is its title', { href: '/wiring' }, ['Wiring']],
  ['says that it calls', { href: 'tel:(802) 555-0100' }, ['Call now']],
  ['says where it leads, where the title doesn’t', { href: '/outlets', link: 'See outlets' }, ['See outlets']],
  ['is not there without an address', {}, []],
])('the link of a service %s', (_, more, words) => {
  const html = rendered({ type: 'services', title: 'Services', items: [{ title: 'Wiring', text: 'Words.', ...more }] })
  expect(Array.from(html.matchAll(/<a class="stretched[^>]*>([^<]*)/g), ([, text]) => text)).toEqual(words)
})
