import { expect, test } from 'vitest'
import { groupPages } from './group-pages'

const page = (route: string, more: { city?: string; isIndexed?: boolean } = {}) => ({ route, isIndexed: true, ...more })

test('the navigation, its menus, cities, folders and what is left are groups of their own', () => {
  const navigation = [
    { label: 'Home', href: '/' },
    {
      label: 'Breads',
      href: '/breads',
      items: [
        { label: 'Rye', href: '/rye' },
        { label: 'Home', href: '/' },
      ],
    },
    { label: 'Write', href: '/contact' },
    { label: 'Elsewhere', href: 'https://example.com' },
  ]
  const pages = [
    page('/contact'),
    page('/classes/starter'),
    page('/'),
    page('/privacy'),
    page('/rye'),
    page('/breads'),
    page('/stowe', { city: 'Stowe' }),
    page('/thanks', { isIndexed: false }),
  ]
  expect(groupPages(pages, navigation)).toEqual([
    { label: 'Navigation', routes: ['/', '/contact'] },
    { label: 'Breads', routes: ['/breads', '/rye'] },
    { label: 'Cities', routes: ['/stowe'] },
    { label: '/classes/…', routes: ['/classes/starter'] },
    { label: 'Other pages', routes: ['/privacy'] },
    { label: 'Kept from search engines', routes: ['/thanks'] },
  ])
})

test('a city of the navigation stays with the cities', () => {
  const groups = groupPages([page('/stowe', { city: 'Stowe' })], [{ label: 'Stowe', href: '/stowe' }])
  expect(groups).toEqual([{ label: 'Cities', routes: ['/stowe'] }])
})
