import { expect, test } from 'vitest'
import { formatHtml } from './format-html'

const formatted = (html: string) => formatHtml(html).split('\n')

test('every element and every text has its line', () => {
  expect(
    formatted('<ul class="b" id="a"><li><svg><path d="M0 0"/></svg>One &amp; two</li><li><img src="x"></li></ul>'),
  ).toEqual([
    '<ul class="b" id="a">',
    '  <li>',
    '    <svg>',
    '      <path d="M0 0"></path>',
    '    </svg>',
    '    One &amp; two',
    '  </li>',
    '  <li>',
    '    <img src="x">',
    '  </li>',
    '</ul>',
    '',
  ])
})

test.each([
  ['<p>Call <a href="tel:1"><b>us</b></a>, or\n write.</p>', '<p>Call <a href="tel:1"><b>us</b></a>, or write.</p>'],
  ['<li><b>You call.</b> <span>We come.</span></li>', '<li><b>You call.</b> <span>We come.</span></li>'],
  ['<p>8&nbsp;AM</p>', '<p>8&nbsp;AM</p>'],
])('a sentence is one line, however long: %s', (html, line) => {
  expect(formatted(html)).toEqual([line, ''])
})

test('a blank at the edge of a line can be seen', () => {
  expect(formatted('<p>Call <svg></svg></p>')).toEqual(['<p>', '  Call&#32;', '  <svg></svg>', '</p>', ''])
})

test('line breaks between elements are not content', () => {
  expect(formatted('<div>\n<p>One</p>\n<p>Two</p>\n</div>')).toEqual([
    '<div>',
    '  <p>One</p>',
    '  <p>Two</p>',
    '</div>',
    '',
  ])
})

test('structured data is written as data, other scripts as they are', () => {
  const html = '<script type="application/ld+json">{"a":[1]}</script><script>go("<b>")</script>'
  expect(formatted(html)).toEqual([
    '<script type="application/ld+json">',
    '  {',
    '    "a": [',
    '      1',
    '    ]',
    '  }',
    '</script>',
    '<script>',
    '  go("<b>")',
    '</script>',
    '',
  ])
})

test('a document keeps its doctype, and what is for browsers without scripts is markup', () => {
  const html = '<!DOCTYPE html><html lang="en"><head></head><body><noscript><p>Hi</p></noscript></body></html>'
  expect(formatted(html)).toEqual([
    '<!DOCTYPE html>',
    '<html lang="en">',
    '  <head></head>',
    '  <body>',
    '    <noscript>',
    '      <p>Hi</p>',
    '    </noscript>',
    '  </body>',
    '</html>',
    '',
  ])
})
