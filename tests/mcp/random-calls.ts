import * as fc from 'fast-check'
import { page } from '../sites'

const DOCUMENTS = ['/', '/plano', 'site.json', 'shared/words', 'lists/reviews', '/new', 'shared/new']

/** Names that lead out of the site, or that no document can have. */
export const HOSTILE_NAMES = [
  '/leak',
  '/dangling',
  '/out/secret',
  '/out/new',
  '/out/pages/secret',
  '/circle/circle/plano',
  'shared/leak',
  'shared/out/secret',
  'lists/leak',
  '../outside/secret.json',
  '/../outside/secret',
  'pages/../../outside/secret.json',
  'shared/../../outside/secret',
  'shared\\..\\..\\outside\\secret',
  '/etc/passwd',
  'pages//etc/passwd',
  'file:///etc/passwd',
  '/%2e%2e/outside/secret',
  '/plano\0.json',
  'shared/\0',
  '/\ud800',
  '/\u202eonalp',
  '.unfinished-changes.json',
  'pages/.git/config',
  '__proto__',
  'constructor',
  '',
  '//',
  `/${'long/'.repeat(2000)}`,
  `shared/${'x'.repeat(300)}`,
]

const HUGE: unknown[] = [
  'x'.repeat(2_000_000),
  'x'.repeat(200_000),
  nested(3000),
  nested(60),
  Array.from({ length: 50_000 }, () => ({})),
]

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { sections: value }
  return value
}

const names = fc.oneof(fc.constantFrom(...DOCUMENTS), fc.constantFrom(...HOSTILE_NAMES), fc.string({ unit: 'binary' }))
const values = fc.oneof(
  { weight: 4, arbitrary: fc.anything({ maxDepth: 3 }).map(asJson) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...HUGE, '\ud800', 'a\0b', -0, 1e308, null, page()) },
)
const pointers = fc.oneof(
  fc.constantFrom(
    '',
    '/title',
    '/sections/0',
    '/sections/1/title',
    '/sections/-',
    '/__proto__/x',
    '/vars/city',
    'title',
  ),
  fc.string(),
)
const operations = fc.record(
  {
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test', 'ad', 'constructor'),
    path: pointers,
    from: pointers,
    value: values,
  },
  { requiredKeys: ['op', 'path'] },
)
const patches = fc.dictionary(names, fc.oneof(fc.array(operations, { maxLength: 3 }), values), { maxKeys: 3 })
const optional = { requiredKeys: [] }

/** Calls that are nearly right, and calls that are nothing like it. */
export const CALLS: fc.Arbitrary<[tool: string, args: unknown]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('patch'),
      fc.record(
        {
          patches: patches,
          copies: fc.dictionary(names, names, { maxKeys: 2 }),
          moves: fc.dictionary(names, names, { maxKeys: 1 }),
          shared: fc.boolean(),
          write: fc.boolean(),
        },
        optional,
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constant('read_page'),
      fc.record(
        { page: names, place: pointers, resolved: fc.boolean(), start: fc.oneof(fc.nat(), fc.integer()) },
        { requiredKeys: ['page'] },
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('list_pages'),
      fc.record({ search: names, after: names, limit: fc.integer({ min: -1, max: 300 }) }, optional),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('check_site'), fc.record({ document: names, start: fc.integer() }, optional)),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('describe_types'), fc.record({ type: names }, optional)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('look'), fc.record({ page: fc.constantFrom(...HOSTILE_NAMES), width: values })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('patch', 'read_page', 'list_pages', 'look', 'check_site', 'no_tool', '__proto__', ''),
      fc.dictionary(fc.string(), values),
    ),
  },
)

/** A value as a message can hold it. */
function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))
  } catch {
    // an object that contains itself, or nothing at all
    return null
  }
}
