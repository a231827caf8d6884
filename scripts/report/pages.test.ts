import { expect, test } from 'vitest'
import { groupPages, limitGroups } from './pages'

const page = (route: string, vars: Record<string, string> = {}, data = {}) => ({ route, vars, data })

test('the navigation, its menus, cities, folders and what is left are groups of their own', () => {
  const items = [
    { label: 'Rye', href: '/rye' },
    { label: 'Home', href: '/' },
  ]
  const navigation = [
    { label: 'Home', href: '/' },
    { label: 'Breads', href: '/breads', items },
    { label: 'Stowe', href: '/stowe' },
    { label: 'Write', href: '/contact' },
    { label: 'Elsewhere', href: 'https://example.com' },
  ]
  const others = ['/contact', '/classes/starter', '/', '/privacy', '/rye', '/breads'].map((route) => page(route))
  const pages = [...others, page('/stowe', { city: 'Stowe' }), page('/thanks', {}, { index: false })]
  expect(groupPages(pages, navigation)).toEqual([
    { label: 'Navigation', count: 2, routes: ['/', '/contact'] },
    { label: 'Breads', count: 2, routes: ['/breads', '/rye'] },
    { label: 'Cities', count: 1, routes: ['/stowe'] },
    { label: '/classes/…', count: 1, routes: ['/classes/starter'] },
    { label: 'Other pages', count: 1, routes: ['/privacy'] },
    { label: 'Kept from search engines', count: 1, routes: ['/thanks'] },
  ])
})

test.each([
  [30, [17, 3, 10]],
  [5000, [2000, 3, 10]],
])('of at most %d pages small groups are shown whole, and the largest takes what room is left', (most, shown) => {
  const groups = [2000, 3, 10].map((count) => ({
    label: `${count}`,
    count,
    routes: Array.from({ length: count }, (_, index) => `/${count}-${index}`),
  }))
  expect(limitGroups(groups, most).map(({ routes }) => routes.length)).toEqual(shown)
})
