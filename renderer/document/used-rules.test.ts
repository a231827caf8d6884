import { expect, test } from 'vitest'
import { inlineConstants } from './inline-constants'
import { parseStyles } from './style-rules'
import { usedRules } from './used-rules'

test.each([
  ['rules of classes that stand on the page stay', '._a{color:red}._b{color:blue}', '._a{color:red}'],
  ['of a list of selectors those that can match', '._a,._b{color:red}', '._a{color:red}'],
  ['rules that need two classes need both', '._a ._b{color:red}._a ._c{color:blue}', '._a ._c{color:blue}'],
  [
    'what an element must not be need not stand there',
    '._a:not(._b) .wrap{color:red}',
    '._a:not(._b) .wrap{color:red}',
  ],
  ['what an element may be need not either', '._a:is(._b, ._c){color:red}', '._a:is(._b, ._c){color:red}'],
  ['what it must contain must', '._a:has(> ._b){color:red}', ''],
  ['empty conditions go', '@media print{._b{color:red}}', ''],
  ['rules without such classes stay', 'a{color:red}', 'a{color:red}'],
])('%s', (_, css, expected) => {
  expect(inlineConstants(usedRules(parseStyles(css), new Set(['_a', '_c'])), new Map())).toBe(expected)
})
