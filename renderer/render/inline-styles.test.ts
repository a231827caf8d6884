import { expect, test } from 'vitest'
import { modelWith, page, prose, resolvedPage, validSite } from '../../tests/sites'
import { renderPage } from './render-page'
import { findInlineStyles, mayHaveInlineStyles } from './inline-styles'

const logo = validSite().logo.light.src
const model = modelWith({ images: { [logo]: { width: 9, height: 9, variants: [] } } })

/** A page in development, with this markup in its second section. */
const pageWith = (markup: string): string =>
  renderPage(resolvedPage(page([prose({ level: 1 }), prose({ body: 'HERE' })])), model).replace('HERE', markup)

test.each([
  ['in a component', '<b class="a" style="color:red">Hi</b>', '<b class="a" style="color:red">'],
  ['in a package’s markup', "<svg width='9' style='top:0'/>", '<svg style="top:0">'],
  ['on several lines', '<b\nstyle="top:0;\n left:0">', '<b style="top:0; left:0">'],
  ['that is long', `<b style="${'a'.repeat(90)}">`, `<b style="${'a'.repeat(80)}…">`],
  ['after a comment', '<!-- <b> --><b style="top:0">', '<b style="top:0">'],
  ['as an element', '<style data-emotion="css">b{top:0}</style>', '<style>'],
  ['twice', '<b id="one" style="top:0"></b><b style="top:0"></b>', '<b id="one" style="top:0">'],
])('a style %s is found, and the section it is in', (_, markup, element) => {
  const html = pageWith(markup)
  expect(mayHaveInlineStyles(html)).toBe(true)
  expect(findInlineStyles(html)).toEqual([{ file: 'sections/prose/Prose.tsx', place: 'section 2', element }])
})

test.each([
  ['text', 'what style=&quot;top:0&quot; does'],
  ['an attribute', '<b data-props="{ style=&quot;0&quot; style=0 }" title=" style=">'],
  ['another attribute', '<b data-style="a" styled="b">'],
])('no style is found in %s', (_, markup) => expect(findInlineStyles(pageWith(markup))).toEqual([]))

test('a style outside the sections belongs to no section', () => {
  const html = pageWith('').replace('</main>', '</main><b style="top:0">')
  expect(findInlineStyles(html)).toEqual([
    { file: 'sections/frame', place: 'around the sections', element: '<b style="top:0">' },
  ])
})

test('a built page has no comments that name its sections', () => {
  const html = renderPage(resolvedPage(page([prose({ level: 1 })])), model, { head: '', body: '' })
  expect(html).not.toMatch(/<!--|<template/)
  expect(mayHaveInlineStyles(html)).toBe(false)
})
