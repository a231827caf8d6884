import { expect, test } from 'vitest'
import { modelWith, page, prose, resolvedPage, validSite } from '../../tests/sites'
import { renderPage } from './render-page'
import { findInlineStyles, mayHaveInlineStyles } from './inline-styles'

const logo = validSite().logo.light.src
const model = modelWith({ images: { [logo]: { width: 9, height: 9, variants: [] } } })

/** A page in development, with its policy's own <style>, and markup in place of words in its second section. */
const pageWith = (markup: string): string =>
  renderPage(resolvedPage(page([prose({ level: 1 }), prose({ body: 'HERE' })])), model).replace('HERE', markup)

test.each([
  ['of a component', '<b class="a" style="color:red">Hi</b>', '<b class="a" style="color:red">'],
  ['in markup of a package', "<svg width='9' style='top:0'/>", '<svg style="top:0">'],
  ['over several lines', '<b\nstyle="top:0;\n left:0">', '<b style="top:0; left:0">'],
  ['that is long', `<b style="${'a'.repeat(90)}">`, `<b style="${'a'.repeat(79)}…">`],
  ['behind a comment', '<!-- <b> --><b style="top:0">', '<b style="top:0">'],
  ['in an element', '<style data-emotion="css">b{top:0}</style>', '<style>'],
  ['twice', '<b id="one" style="top:0"></b><b style="top:0"></b>', '<b id="one" style="top:0">'],
])('a style %s is found, and the section it is in', (_, markup, element) => {
  const html = pageWith(markup)
  expect(mayHaveInlineStyles(html)).toBe(true)
  expect(findInlineStyles(html)).toEqual([{ file: 'sections/prose/Prose.tsx', place: 'section 2', element }])
})

test.each([
  ['words', 'what style=&quot;top:0&quot; does'],
  ['an attribute', '<b data-props="{ style=&quot;0&quot; style=0 }" title=" style=">'],
  ['another attribute', '<b data-style="a" styled="b">'],
])('%s are no style', (_, markup) => expect(findInlineStyles(pageWith(markup))).toEqual([]))

test('a style around the sections is no section’s', () => {
  const html = pageWith('').replace('</main>', '</main><b style="top:0">')
  expect(findInlineStyles(html)).toEqual([
    { file: 'sections/frame', place: 'around the sections', element: '<b style="top:0">' },
  ])
})

test('a built page has no comments that name sections', () => {
  const html = renderPage(resolvedPage(page([prose({ level: 1 })])), model, { head: '', body: '' })
  expect(html).not.toMatch(/<!--|<template/)
  expect(mayHaveInlineStyles(html)).toBe(false)
})
