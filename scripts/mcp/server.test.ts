import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { expect, test } from 'vitest'
import { type Reply, connectToSite } from '../../tests/mcp/connect'
import { page, prose } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'pages/plano.json': page([prose({ level: 1, title: 'Words of {city}' }), { use: 'words' }], {
    vars: { city: 'Plano' },
  }),
  'shared/words.json': prose({ title: 'Shared' }),
  'lists/reviews.json': { of: 'testimonial', entries: [{ text: 'Good.', author: 'A.', city: 'Plano', rating: 5 }] },
}

/** A client of a server for a new site. */
async function connect() {
  const folder = temporarySite(SITE)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { folder, read, ...(await connectToSite(folder)) }
}

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }]

test('a client is told what the server can do, and each tool has a strict schema and a description', async () => {
  const { client } = await connect()
  expect(client.getServerVersion()).toMatchObject({ name: 'plat' })
  expect(client.getServerCapabilities()).toEqual({ tools: {} })
  expect(client.getInstructions()).toContain('Never invent reviews')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'list_pages',
    'describe_types',
    'read_page',
    'patch',
    'check_site',
    'look',
  ])
  for (const { description, inputSchema } of tools) {
    expect(inputSchema.additionalProperties).toBe(false)
    expect(description?.length).toBeGreaterThan(40)
  }
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name)).toEqual([
    'patch',
  ])
})

test('list_pages lists pages and other documents, in parts', async () => {
  const { call } = await connect()
  const first = await call('list_pages', { limit: 1 })
  expect(first.data).toMatchObject({ total: 2, pages: [{ route: '/' }], next: { after: '/' } })
  const second = await call('list_pages', { limit: 1, after: '/' })
  expect(second.data.pages).toEqual([
    { route: '/plano', file: expect.stringMatching(/pages\/plano\.json$/), title: 'A page', city: 'Plano' },
  ])
  expect(second.data.next).toBeUndefined()
  expect(second.data.otherDocuments).toEqual(['site.json', 'shared/words', 'lists/reviews'])
  expect((await call('list_pages', { search: 'PLA' })).data).toMatchObject({ total: 1, pages: [{ route: '/plano' }] })
})

test('describe_types lists the types, and describes one with an example', async () => {
  const { call } = await connect()
  const { data } = await call('describe_types')
  expect(data).toMatchObject({ shared: ['words'], lists: [{ name: 'reviews' }], pages: 2 })
  expect((await call('describe_types', { type: 'hero' })).data).toMatchObject({
    type: 'hero',
    example: { type: 'hero' },
  })
  expect((await call('describe_types', { type: 'testimonial' })).data).toMatchObject({ kind: 'testimonial' })
  expect(await call('describe_types', { type: 'testimonal' })).toMatchObject({
    isError: true,
    texts: ['there is no section type "testimonal". Did you mean "testimonial"?'],
  })
})

test('read_page gives the document as it is written, and says where each section comes from', async () => {
  const { call, read } = await connect()
  const { data, texts } = await call('read_page', { page: '/plano' })
  expect(texts[1]).toBe(read('pages/plano.json'))
  expect(data).toMatchObject({
    route: '/plano',
    problems: [],
    sections: [
      { title: 'Words of Plano' },
      { title: 'Shared', shared: { file: expect.stringMatching(/words\.json$/) } },
    ],
  })
  const resolved = await call('read_page', { page: '/plano', resolved: true })
  expect(JSON.parse(resolved.texts[1] ?? '')).toMatchObject({
    sections: [{ title: 'Words of Plano' }, { title: 'Shared' }],
  })
  const value = await call('read_page', { page: '/plano', place: '/sections/1/title' })
  expect(value.data).toMatchObject({ value: 'Shared', from: 'shared', place: { pointer: '/title' } })
})

test('read_page reads other documents, and places in them', async () => {
  const { call, read } = await connect()
  expect((await call('read_page', { page: 'lists/reviews' })).texts[1]).toBe(read('lists/reviews.json'))
  expect((await call('read_page', { page: 'lists/reviews', place: '/entries/0/author' })).texts).toEqual(['"A."'])
  expect((await call('read_page', { page: 'site.json', place: '/phon' })).texts[0]).toMatch(/^there is nothing at/)
  expect((await call('read_page', { page: '/planoo' })).texts).toEqual([
    '/planoo: there is no such document. Did you mean "/plano"?',
  ])
})

test('a long document is read in parts that give the whole', async () => {
  const { call, folder, read } = await connect()
  writeFileSync(
    join(folder, 'pages/long.json'),
    JSON.stringify(page([prose({ level: 1, body: '🙂a'.repeat(30_000) })])),
  )
  const parts: string[] = []
  for (let start: number | undefined = 0; start !== undefined;) {
    const { texts }: Reply = await call('read_page', { page: '/long', start })
    parts.push(texts[1] ?? '')
    const next: string | undefined = /"start": (\d+)/.exec(texts[2] ?? '')?.[1]
    start = next === undefined ? undefined : Number(next)
  }
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.join('')).toBe(read('pages/long.json'))
})

test('patch plans a change, and writes it only when it is told to', async () => {
  const { call, read } = await connect()
  const before = read('pages/plano.json')
  const change = { patches: { '/plano': replace('/sections/0/title', 'New') } }
  const planned = await call('patch', change)
  expect(planned).toMatchObject({ isError: false, data: { outcome: 'planned', problems: [] } })
  expect(planned.texts[1]).toContain('+      "title": "New"')
  expect(read('pages/plano.json')).toBe(before)
  expect(await call('patch', { ...change, write: true })).toMatchObject({ data: { outcome: 'written' } })
  expect(read('pages/plano.json')).toBe(before.replace('Words of {city}', 'New'))
})

test('patch refuses what would be an error, and what other pages show too', async () => {
  const { call, read } = await connect()
  const before = read('pages/plano.json')
  const wrong = await call('patch', { patches: { '/plano': replace('/sections/0/titel', 'x') }, write: true })
  expect(wrong).toMatchObject({ isError: true, texts: [expect.stringContaining('there is nothing at')] })
  const added = [{ op: 'add', path: '/sections/0/titel', value: 'x' }]
  expect(await call('patch', { patches: { '/plano': added }, write: true })).toMatchObject({
    isError: true,
    data: { outcome: 'refused', problems: [{ rule: 'unknown-property' }] },
  })
  const shared = { patches: { '/plano': replace('/sections/1/title', 'x') }, write: true }
  expect((await call('patch', shared)).texts[0]).toMatch(/shared\/words\.json at \/title/)
  expect(read('pages/plano.json')).toBe(before)
  expect(await call('patch', { ...shared, shared: true })).toMatchObject({ data: { outcome: 'written' } })
  expect(read('shared/words.json')).toContain('"title": "x"')
})

test('a new page is a draft, whether it is written or copied', async () => {
  const { call, read } = await connect()
  const { data } = await call('patch', {
    patches: {
      '/careers': [{ op: 'add', path: '', value: page(undefined, { title: 'Careers', draft: false }) }],
      '/allen': replace('/vars/city', 'Allen'),
    },
    copies: { '/allen': '/plano' },
    write: true,
  })
  expect(data).toMatchObject({ outcome: 'written', drafts: ['/allen', '/careers'] })
  for (const file of ['pages/careers.json', 'pages/allen.json'])
    expect(JSON.parse(read(file))).toMatchObject({ draft: true })
  const published = await call('patch', { patches: { '/allen': [{ op: 'remove', path: '/draft' }] }, write: true })
  expect(published.data).toMatchObject({ outcome: 'written' })
})

test('a copy may have the name of something that every object has', async () => {
  const { call } = await connect()
  const { data } = await call('patch', { copies: { constructor: '/plano' } })
  expect(data).toMatchObject({ drafts: ['constructor'] })
})

test('what somebody else has changed since it was read is not changed', async () => {
  const { call, folder, read } = await connect()
  await call('read_page', { page: '/plano' })
  editFile(join(folder, 'pages/plano.json'), 'Words of', 'Other words of')
  const before = read('pages/plano.json')
  const change = { patches: { '/plano': replace('/sections/0/title', 'New') }, write: true }
  expect(await call('patch', change)).toMatchObject({
    isError: true,
    texts: [expect.stringMatching(/plano\.json was changed after you read it/)],
  })
  expect(read('pages/plano.json')).toBe(before)
  await call('read_page', { page: '/plano' })
  expect(await call('patch', change)).toMatchObject({ data: { outcome: 'written' } })
})

test('check_site lists problems as validate does, in parts', async () => {
  const { call, folder } = await connect()
  expect((await call('check_site', { errorsOnly: true })).data).toMatchObject({ pages: 2, errors: 0, problems: [] })
  const sections = Array.from({ length: 60 }, (_, index) => prose({ level: index === 0 ? 1 : 2, titel: 'x' }))
  writeFileSync(join(folder, 'pages/plano.json'), JSON.stringify(page(sections)))
  const { data } = await call('check_site', { document: '/plano' })
  expect(data).toMatchObject({ errors: 60, next: { start: 50 }, more: 10 })
  expect(data.problems).toHaveLength(50)
  expect((await call('check_site', { start: 50 })).data.problems).toHaveLength(10)
})

test('an unknown tool is an error of the protocol, with a suggestion', async () => {
  const { call } = await connect()
  await expect(call('read_pages')).rejects.toMatchObject({
    code: ErrorCode.InvalidParams,
    message: expect.stringContaining('there is no tool "read_pages". Did you mean "read_page"?'),
  })
})

test.each<[string, string, Record<string, unknown>]>([
  ['read_page: there is no argument "pag". Did you mean "page"?', 'read_page', { pag: '/' }],
  ['list_pages: there is no argument "verbose". It takes: search, after, limit.', 'list_pages', { verbose: true }],
  ['list_pages: the argument "limit" must be a whole number.', 'list_pages', { limit: 'ten' }],
  ['list_pages: the argument "limit" must be at most 200.', 'list_pages', { limit: 1000 }],
  ['list_pages: the argument "search" must be a text.', 'list_pages', { search: ['a'] }],
  ['patch: the argument "write" must be true or false.', 'patch', { write: 'true' }],
  ['patch: say what to change', 'patch', { write: true }],
  ['/plano: a patch is a list of operations', 'patch', { patches: { '/plano': 'x' } }],
  [
    '/plano, operation 1: "add" has no "valeu"',
    'patch',
    { patches: { '/plano': [{ op: 'add', path: '/a', value: 1, valeu: 2 }] } },
  ],
  ['a text has the character U+D800', 'read_page', { page: '/\ud800' }],
  ['a text has the character U+0000', 'read_page', { page: '/a\0' }],
])('%s', async (message, name, args) => {
  const { call } = await connect()
  const { isError, texts } = await call(name, args)
  expect([isError, texts[0]]).toEqual([true, expect.stringContaining(message)])
})

test('a cancelled change is not written', async () => {
  const { call, read } = await connect()
  const before = read('pages/plano.json')
  const cancelling = new AbortController()
  const change = { patches: { '/plano': replace('/sections/0/title', 'New') }, write: true }
  const cancelled = call('patch', change, cancelling.signal)
  cancelling.abort('never mind')
  await expect(cancelled).rejects.toThrow('never mind')
  // the server goes on, and answers what comes next
  expect(await call('read_page', { page: '/plano' })).toMatchObject({ isError: false })
  expect(read('pages/plano.json')).toBe(before)
})
