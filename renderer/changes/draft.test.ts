import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { loadedSite } from '../../tests/sites'
import type { Operation } from './operations'
import { planChange } from './plan-change'

/** What becomes of the text of a page. */
function patchText(text: string, ...operations: Operation[]): string | undefined {
  const site = loadedSite({ 'pages/a.json': text })
  return planChange({ '/a': operations }, site)[0]?.after
}

const FILLED = `{
  "title": "A",
  "vars": { "city": "Plano", "county": "Collin" },
  "keywords": ["one", "two"],
  "sections": [
    {
      "type": "hero",
      "buttons": [
        { "label": "Quote", "href": "/quote" },
        { "label": "Call", "href": "tel:{tel}" }
      ],
      "badges": []
    },
    { "use": "permits" }
  ]
}
`

const BUTTON = { label: 'Mail', href: 'mailto:{email}' }

test.each<[string, Operation, string, string]>([
  [
    'a member comes last, at the indentation of the others',
    { op: 'add', path: '/index', value: false },
    '    { "use": "permits" }\n  ]\n}',
    '    { "use": "permits" }\n  ],\n  "index": false\n}',
  ],
  [
    'a member of an object on one line stays on it',
    { op: 'add', path: '/vars/zip', value: '75074' },
    '"county": "Collin" }',
    '"county": "Collin", "zip": "75074" }',
  ],
  [
    'an object in a list is laid out as those beside it',
    { op: 'add', path: '/sections/0/buttons/1', value: BUTTON },
    '        { "label": "Call"',
    '        { "label": "Mail", "href": "mailto:{email}" },\n        { "label": "Call"',
  ],
  [
    'a long one is broken as Prettier breaks it',
    { op: 'add', path: '/sections/0/buttons/-', value: { label: 'Mail', href: 'mailto:', title: 'x'.repeat(90) } },
    'tel:{tel}" }\n',
    `tel:{tel}" },\n        {\n          "label": "Mail",\n          "href": "mailto:",\n          "title": "${'x'.repeat(90)}"\n        }\n`,
  ],
  [
    'the first entry of a list',
    { op: 'add', path: '/sections/0/badges/-', value: { src: '/a.jpg' } },
    '"badges": []',
    '"badges": [{ "src": "/a.jpg" }]',
  ],
  ['the first of several', { op: 'remove', path: '/keywords/0' }, '["one", "two"]', '["two"]'],
  ['the last of several', { op: 'remove', path: '/keywords/1' }, '["one", "two"]', '["one"]'],
  [
    'the last on lines of their own',
    { op: 'remove', path: '/sections/1' },
    '    },\n    { "use": "permits" }\n  ]',
    '    }\n  ]',
  ],
  ['the only member', { op: 'remove', path: '/sections/1/use' }, '{ "use": "permits" }', '{}'],
  [
    'a member that gets another name keeps its place',
    { op: 'move', from: '/sections/0/type', path: '/sections/0/kind' },
    '"type": "hero"',
    '"kind": "hero"',
  ],
  [
    'what is moved is indented as its new neighbors',
    { op: 'copy', from: '/sections/0/buttons', path: '/buttons' },
    '    { "use": "permits" }\n  ]\n',
    '    { "use": "permits" }\n  ],\n  "buttons": [\n    { "label": "Quote", "href": "/quote" },\n    { "label": "Call", "href": "tel:{tel}" }\n  ]\n',
  ],
])('%s', async (_, operation, from, to) => {
  expect(FILLED.split(from)).toHaveLength(2)
  const after = patchText(FILLED, operation)
  expect(after).toBe(FILLED.replace(from, () => to))
  const formatted = await format('a.json', after ?? '', { printWidth: 120 })
  expect(formatted.code).toBe(after)
})

test.each<[string, string, Operation, string]>([
  [
    'JSON.stringify',
    '{\n "a": [\n  1\n ]\n}',
    { op: 'add', path: '/b', value: { c: [] } },
    '{\n "a": [\n  1\n ],\n "b": {\n  "c": []\n }\n}',
  ],
  [
    'no space',
    '{"a":[1,2],"b":{"c":1}}',
    { op: 'add', path: '/b/d', value: { e: [1, 2] } },
    '{"a":[1,2],"b":{"c":1,"d":{"e":[1,2]}}}',
  ],
  [
    'tabs and CRLF',
    '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n',
    { op: 'replace', path: '/a', value: { c: { d: 1 } } },
    '{\r\n\t"a": {\r\n\t\t"c": {\r\n\t\t\t"d": 1\r\n\t\t}\r\n\t}\r\n}\r\n',
  ],
  ['a byte order mark', '\uFEFF{ "a": 1 }', { op: 'replace', path: '/a', value: 2 }, '\uFEFF{ "a": 2 }'],
  ['commas in front', '{ "a": 1\n, "b": 2\n, "c": 3\n}', { op: 'remove', path: '/b' }, '{ "a": 1\n, "c": 3\n}'],
  ['the last comma in front', '{ "a": 1\n, "b": 2\n}', { op: 'remove', path: '/b' }, '{ "a": 1\n}'],
  [
    'brackets beside braces',
    '{\n  "a": [{\n    "b": 1\n  }, {\n    "b": 2\n  }]\n}',
    { op: 'add', path: '/a/1', value: { b: 3 } },
    '{\n  "a": [{\n    "b": 1\n  }, {\n    "b": 3\n  }, {\n    "b": 2\n  }]\n}',
  ],
  [
    'escapes in names',
    '{ "caf\\u00e9": "a\\/b" }',
    { op: 'add', path: '/café', value: 'é"' },
    '{ "caf\\u00e9": "é\\"" }',
  ],
  [
    'escapes in what is moved',
    '{ "a": "\\u00e9", "b": [] }',
    { op: 'move', from: '/a', path: '/b/0' },
    '{ "b": ["\\u00e9"] }',
  ],
  [
    'an empty line between members',
    '{\n  "a": 1,\n\n  "b": 2\n}',
    { op: 'add', path: '/c', value: 3 },
    '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3\n}',
  ],
  [
    'a list on one line',
    '{\n  "a": [[1, 2], [3, 4]]\n}',
    { op: 'add', path: '/a/0', value: [5, 6] },
    '{\n  "a": [[5, 6], [1, 2], [3, 4]]\n}',
  ],
  [
    'a list without anything',
    '{\n\t"a": [\n\t]\n}',
    { op: 'add', path: '/a/-', value: 1 },
    '{\n\t"a": [\n\t\t1\n\t]\n}',
  ],
])('a document’s own layout stays: %s', (_, before, operation, after) => {
  expect(patchText(before, operation)).toBe(after)
})
