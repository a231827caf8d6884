import { expect, test } from 'vitest'
import { renderPage } from '../../renderer/pipeline/render-page'
import { modelWith, resolvedPage } from '../../tests/sites'

const images = { '/images/logo-mark.svg': { width: 1, height: 1, variants: [] } }

/** The index of services with these groups, as its headings and titles: "one: a b" for two services of a group. */
function indexOf(groups: (string | undefined)[]): string[] {
  const items = groups.map((group, index) => ({ title: 'abc'.charAt(index), text: 'Words.', group }))
  const services = { type: 'services', variant: 'index', title: 'Services', items }
  const page = resolvedPage({ title: 'Page', description: 'Words.', sections: [services] })
  const [, ...lists] = renderPage(page, modelWith({ images })).split('class="_Services-group"')
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
