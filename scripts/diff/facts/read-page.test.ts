import { expect, test } from 'vitest'
import { readPage } from './read-page'

const page = (body: string, head = '') => readPage(`<!doctype html><html lang="en"><head>${head}</head><body>${body}`)

test('words are read block by block, with the heading above them', () => {
  const { blocks } = page(`
    <header><a href="/">Home</a></header>
    <main>
      <h1>Bread, <em>daily</em></h1><p>Baked at <b>four</b>.</p>
      <h2>Hours</h2><ul><li>Monday</li><li><b>7</b><span>to noon</span></li></ul>
      <script>no()</script><noscript>No words</noscript><svg><title>Nor here</title></svg>
    </main>
    <footer><p>Come by</p></footer>`)
  expect(blocks).toEqual([
    { text: 'Home', under: 'header' },
    { text: 'Bread, daily', under: 'heading' },
    { text: 'Baked at four.', under: 'Bread, daily' },
    { text: 'Hours', under: 'heading' },
    { text: 'Monday', under: 'Hours' },
    { text: '7 to noon', under: 'Hours' },
    { text: 'Come by', under: 'footer' },
  ])
})

test('labels that are only spoken are words too, but for those of links, which are the links’ own', () => {
  const { blocks, links } = page('<button aria-label="Close"></button><a href="tel:1" aria-label="Call 1">1</a>')
  expect(blocks).toEqual([
    { text: '1', under: '' },
    { text: 'Close', under: 'label for screen readers' },
  ])
  expect(links).toEqual([{ href: 'tel:1', label: 'Call 1' }])
})

test('a link is called as its words, else as its picture', () => {
  const { links } = page('<a href="/a">Our <b>bread</b></a><a href="/b"><img src="/b.svg" alt="Bakery, home"></a>')
  expect(links).toEqual([
    { href: '/a', label: 'Our bread' },
    { href: '/b', label: 'Bakery, home' },
  ])
})

test('a picture is known by its own file and by the hash in the names of its variants, lazy or not', () => {
  const { pictures } = page(`
    <picture><source data-srcset="/images/oven-480.7dbafe.avif 480w"><img src="data:," data-src="/images/oven.jpg" alt="Oven"></picture>
    <noscript><img src="/images/oven.jpg" alt="Oven"></noscript>
    <img src="/images/logo.svg">`)
  expect(pictures).toEqual([
    { file: '/images/oven.jpg', alt: 'Oven', version: '7dbafe' },
    { file: '/images/logo.svg', alt: '', version: '' },
  ])
})

test('metadata, structured data and styles', () => {
  const facts = page(
    '<script type="application/ld+json">{"@type":"Bakery"}</script>',
    `<title>Bread</title><meta name="robots" content="noindex"><meta property="og:title" content="Bread">
     <link rel="canonical" href="/bread"><style>.a,.b{color:red}@media (width<9px){.a{color:blue;top:0}}</style>`,
  )
  expect(Object.fromEntries(facts.metadata)).toEqual({
    language: 'en',
    title: 'Bread',
    robots: 'noindex',
    'og:title': 'Bread',
    canonical: '/bread',
  })
  expect(facts.data).toEqual([{ '@type': 'Bakery' }])
  expect([...facts.styles]).toEqual([
    ['.a,.b', 'color:red'],
    ['@media (width<9px) .a', 'color:blue; top:0'],
  ])
})
