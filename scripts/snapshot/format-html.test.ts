import { expect, test } from 'vitest'
import { formatHtml } from './format-html'

const SENTENCE = '<p>Call <a href="tel:1"><b>us</b></a>, or write at 8&nbsp;AM.</p>'

test.each([
  [
    'elements and texts',
    '<li><svg><g/></svg>One &amp; two</li>',
    '<li>|  <svg>|    <g></g>|  </svg>|  One &amp; two|</li>',
  ],
  ['a sentence on one line', SENTENCE.replace(', or', ', or\n'), SENTENCE],
  ['a space between inline elements', '<li><b>Call.</b> <i>Us</i></li>', '<li><b>Call.</b> <i>Us</i></li>'],
  ['a space at the edge of a line', '<p>Call <svg></svg></p>', '<p>|  Call&#32;|  <svg></svg>|</p>'],
  [
    'no line breaks between elements',
    '<div>\n<p>One</p>\n\n<p>Two</p></div>',
    '<div>|  <p>One</p>|  <p>Two</p>|</div>',
  ],
  ['a script as it is', '<script>go("<b>")</script>', '<script>|  go("<b>")|</script>'],
  ['data indented', '<script type="a/json">[1]</script>', '<script type="a/json">|  [|    1|  ]|</script>'],
  [
    'a document, and markup in <noscript>',
    '<!DOCTYPE html><html><head></head><body><noscript><p>Hi</p></noscript></body></html>',
    '<!DOCTYPE html>|<html>|  <head></head>|  <body>|    <noscript>|      <p>Hi</p>|    </noscript>|  </body>|</html>',
  ],
])('it writes %s', (_, html, lines) => {
  expect(formatHtml(html).split('\n')).toEqual([...lines.split('|'), ''])
})
