import { expect, test } from 'vitest'
import type { Change } from '../change'
import { readPage } from '../facts/read-page'
import { comparePages } from './compare-pages'

/** What changed between two bodies, or whole documents. */
const changes = (before: string, after: string): Change[] => comparePages(readPage(before), readPage(after))

test('words that were rewritten, added, removed', () => {
  const before = '<h2>Hours</h2><p>We open at seven.</p><p>Nobody is here on Sunday.</p>'
  const after = '<h2>Hours</h2><p>Closed in August.</p><p>We open at six.</p>'
  expect(changes(before, after)).toEqual([
    { kind: 'words', name: 'Hours', after: 'Closed in August.' },
    { kind: 'words', name: 'Hours', before: 'We open at seven.', after: 'We open at six.' },
    { kind: 'words', name: 'Hours', before: 'Nobody is here on Sunday.' },
  ])
})

test('words at another place moved', () => {
  expect(changes('<p>One</p><p>Two</p><p>Three</p>', '<p>Two</p><p>Three</p><p>One</p>')).toEqual([
    { kind: 'words', name: '', before: 'One', after: 'One' },
  ])
})

test('a link that leads elsewhere, one that is called otherwise, one that is new, one that is gone', () => {
  const before = '<a href="/a">A</a><a href="/b">B</a><a href="/gone">Gone</a>'
  const after = '<a href="/z">A</a><a href="/b">Bee</a><a href="/new">New</a>'
  expect(changes(before, after).filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', name: 'target of “A”', before: '/a', after: '/z' },
    { kind: 'link', name: 'label of /b', before: 'B', after: 'Bee' },
    { kind: 'link', name: '“Gone”', before: '/gone' },
    { kind: 'link', name: '“New”', after: '/new' },
  ])
})

test('a link that stands twice and now once was removed', () => {
  expect(changes('<a href="/a">A</a> <a href="/a">A</a>', '<a href="/a">A</a>')).toContainEqual({
    kind: 'link',
    name: '“A”',
    before: '/a',
  })
})

test('a picture with other words, one with another content under the same name', () => {
  const picture = (hash: string, alt: string) =>
    `<picture><source srcset="/i/oven-480.${hash}.avif 480w"><img src="/i/oven.jpg" alt="${alt}"></picture>`
  expect(changes(picture('aaaaaa', 'Oven'), picture('bbbbbb', 'Our oven'))).toEqual([
    { kind: 'picture', name: 'content of /i/oven.jpg', before: 'aaaaaa', after: 'bbbbbb' },
    { kind: 'picture', name: 'alternative text of /i/oven.jpg', before: 'Oven', after: 'Our oven' },
  ])
})

test('metadata by its name', () => {
  const head = (text: string) => `<head><title>Bread</title>${text}</head>`
  expect(
    changes(head('<meta name="description" content="Old">'), head('<meta name="robots" content="noindex">')),
  ).toEqual([
    { kind: 'metadata', name: 'description', before: 'Old' },
    { kind: 'metadata', name: 'robots', after: 'noindex' },
  ])
})

test('structured data by its path; an entry that is inserted is one change', () => {
  const data = (graph: object[]) => `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`
  const questions = ['Why?', 'When?', 'Where?'].map((name) => ({ '@type': 'Question', name }))
  const before = data([
    { '@type': 'Bakery', name: 'Crumb' },
    { '@type': 'FAQPage', mainEntity: questions.slice(1) },
  ])
  const after = data([
    { '@type': 'Bakery', name: 'Crust' },
    { '@type': 'FAQPage', mainEntity: questions },
  ])
  expect(changes(before, after)).toEqual([
    { kind: 'data', name: 'Bakery › name', before: 'Crumb', after: 'Crust' },
    { kind: 'data', name: 'FAQPage › mainEntity[0]', after: '{"@type":"Question","name":"Why?"}' },
  ])
})

test('styles by their rule; elements that only one side has', () => {
  const before = '<style>.a{top:0}</style><div class="a">x</div>'
  const after = '<style>.a{top:1px}</style><section class="a">x</section>'
  expect(changes(before, after)).toEqual([
    { kind: 'style', name: '.a', before: 'top:0', after: 'top:1px' },
    { kind: 'markup', name: 'element', before: '<div class="a">' },
    { kind: 'markup', name: 'element', after: '<section class="a">' },
  ])
})

test('another drawing is one change', () => {
  expect(changes('<svg class="icon"><path d="M0 0"/></svg>', '<svg class="icon"><path d="M1 1"/></svg>')).toEqual([
    { kind: 'markup', name: 'another drawing in <svg class="icon">' },
  ])
})

test('what stands there twice is told once, and something is told of every difference', () => {
  expect(changes('<p>Old</p><p>And</p><p>Old</p>', '<p>New</p><p>And</p><p>New</p>')).toHaveLength(1)
  expect(changes('<hr><p>Same</p>', '<hr><hr><p>Same</p>')).toEqual([
    { kind: 'markup', name: 'number or order of elements, white space, or a script in the page' },
  ])
})
