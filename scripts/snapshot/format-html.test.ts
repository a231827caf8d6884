import { expect, test } from 'vitest'
import { formatHtml } from './format-html'

test.each([
  [
    'every element and every text has its line',
    '<ul class="b" id="a"><li><svg><path d="M0 0"/></svg>One &amp; two</li><li><img src="x"></li></ul>',
    `<ul class="b" id="a">
  <li>
    <svg>
      <path d="M0 0"></path>
    </svg>
    One &amp; two
  </li>
  <li>
    <img src="x">
  </li>
</ul>`,
  ],
  [
    'a sentence is one line, however long',
    '<p>Call <a href="tel:1"><b>us</b></a>, or\n write.</p>',
    '<p>Call <a href="tel:1"><b>us</b></a>, or write.</p>',
  ],
  [
    'a space between inline elements counts',
    '<li><b>Call.</b> <i>We come.</i></li>',
    '<li><b>Call.</b> <i>We come.</i></li>',
  ],
  ['a non-breaking space stays', '<p>8&nbsp;AM</p>', '<p>8&nbsp;AM</p>'],
  ['a space at the edge of a line can be seen', '<p>Call <svg></svg></p>', '<p>\n  Call&#32;\n  <svg></svg>\n</p>'],
  [
    'line breaks between elements are not content',
    '<div>\n<p>One</p>\n<p>Two</p>\n</div>',
    '<div>\n  <p>One</p>\n  <p>Two</p>\n</div>',
  ],
  [
    'structured data is indented, other scripts stay as they are',
    '<script type="application/ld+json">{"a":[1]}</script><script>go("<b>")</script>',
    `<script type="application/ld+json">
  {
    "a": [
      1
    ]
  }
</script>
<script>
  go("<b>")
</script>`,
  ],
  [
    'a document keeps its doctype, and what is for browsers without scripts is markup',
    '<!DOCTYPE html><html lang="en"><head></head><body><noscript><p>Hi</p></noscript></body></html>',
    `<!DOCTYPE html>
<html lang="en">
  <head></head>
  <body>
    <noscript>
      <p>Hi</p>
    </noscript>
  </body>
</html>`,
  ],
])('%s', (_, html, formatted) => {
  expect(formatHtml(html)).toBe(`${formatted}\n`)
})
