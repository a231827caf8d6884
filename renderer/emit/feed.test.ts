import { expect, test } from 'vitest'
import { openedSite, page, validSite } from '../../tests/sites'
import { feedFiles } from './feed'

const article = (more: object = {}) => ({
  type: 'article',
  title: 'Bread & butter',
  date: '2026-04-01',
  author: 'Ana',
  body: 'Words.',
  ...more,
})

const feedOf = (documents: Record<string, object>) => feedFiles(validSite(), openedSite(documents).facts)['feed.xml']

const valuesOf = (feed = '', name: string) =>
  Array.from(feed.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, value]) => value)

test('a site without articles has no feed', () => {
  expect(feedOf({})).toBeUndefined()
  expect(feedOf({ 'pages/hidden.json': page([article()], { index: false }) })).toBeUndefined()
})

test('the feed has all articles that search engines may list, newest first', () => {
  const feed = feedOf({
    'pages/old.json': page([article({ title: 'Old', date: '2025-12-31', updated: '2026-05-01' })]),
    'pages/new.json': page([article({ lead: 'It **rises** at [night](/).' })]),
    'pages/hidden.json': page([article({ date: '2026-11-01' })], { index: false }),
    'pages/elsewhere.json': page([article()], { canonical: 'https://other.example/a' }),
  })
  expect(valuesOf(feed, 'title')).toEqual(['Acme', 'Bread &amp; butter', 'Old'])
  expect(valuesOf(feed, 'id')).toEqual([
    'https://acme.example/',
    'https://acme.example/new',
    'https://acme.example/old',
  ])
  expect(valuesOf(feed, 'published')).toEqual(['2026-04-01T00:00:00Z', '2025-12-31T00:00:00Z'])
  expect(valuesOf(feed, 'updated')[0]).toBe('2026-05-01T00:00:00Z')
  expect(valuesOf(feed, 'summary')).toEqual(['It rises at night.'])
  expect(feed).toContain('<link rel="self" href="https://acme.example/feed.xml"/>')
})

test('an article in another language than the site’s own says which', () => {
  const site = { ...validSite(), languages: [{ code: 'es', path: '/es' }] }
  const { facts } = openedSite({
    'pages/bread.json': page([article()]),
    'pages/es/pan.json': page([article({ title: 'Pan' })]),
  })
  const feed = feedFiles(site, facts)['feed.xml']
  expect(feed).toContain('<entry xml:lang="es"><title>Pan</title>')
  expect(feed).toContain('<entry><title>Bread')
})

test('a link to the feed leads nowhere until there is an article', () => {
  const linking = page([{ type: 'prose', level: 1, title: 'News', body: 'Follow [the feed](/feed.xml).' }])
  const problems = (documents: Record<string, object>) =>
    openedSite({ 'pages/index.json': linking, ...documents }).problems.map(({ rule, what }) => `${rule}: ${what}`)
  expect(problems({}).join()).toContain('/feed.xml')
  const written = page([article({ body: 'Back to [the news](/).' })], { title: 'Bread and butter' })
  expect(problems({ 'pages/bread.json': written }).join()).not.toContain('/feed.xml')
})
