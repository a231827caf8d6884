import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serveStudioHere, stateOf } from '../../tests/servers/serve-studio-here'
import { page, prose } from '../../tests/sites'
import { copyOfElectrician, editFile, temporarySite } from '../../tests/temporary-sites'
import { API_ADDRESS, STUDIO_ADDRESS, TOKEN_HEADER, UPLOAD_NAME_HEADER, UPLOAD_TYPE } from '../protocol/addresses'

const DOCUMENTS = {
  'pages/index.json': page([prose({ level: 1, body: 'See [Anna](/anna).' })]),
  'pages/anna.json': page([prose({ level: 1, title: 'Anna' }), { use: 'permits' }]),
  'shared/permits.json': prose({ title: 'Permits' }),
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const title = (value: unknown) => ({ op: 'replace', path: '/sections/0/title', value })

test('every request with something wrong or missing is refused, and writes nothing', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { headers, send, find, port } = await serveStudioHere(folder)
  const { id, hash } = await find('/anna')
  const edit = JSON.stringify({ label: 'Title', changes: [{ document: id, hash, operations: [title('Annie')] }] })
  const choices: Record<string, (string | undefined)[]> = {
    host: [headers.host, `example.com:${port}`, `localhost.example.com:${port}`, undefined],
    origin: [headers.origin, 'http://localhost:1', 'null', undefined],
    'sec-fetch-site': ['same-origin', 'same-site', 'cross-site', 'none', undefined],
    'content-type': ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined],
    [TOKEN_HEADER]: [headers[TOKEN_HEADER], 'another', '', undefined],
  }
  const combinations = Object.entries(choices).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [name]: value }))),
    [{}],
  )
  const before = stateOf(folder, true)
  const isRight = (combination: Record<string, string>) => JSON.stringify(combination) === JSON.stringify(headers)
  const wrong = combinations.filter((combination) => !isRight(combination))
  expect(wrong).toHaveLength(4 * 4 * 5 * 4 * 4 - 1)
  const statuses = new Set<number>()
  // a busy machine resets connections if there are a thousand at once
  for (let start = 0; start < wrong.length; start += 100) {
    const some = wrong.slice(start, start + 100)
    const answers = await Promise.all(some.map((combination) => send(`${API_ADDRESS}edit`, combination, edit)))
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([400, 403, 415])
  for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
    expect((await send(`${API_ADDRESS}edit`, headers, edit, method)).status).toBe(405)
  expect(stateOf(folder, true)).toEqual(before)
  expect((await send(`${API_ADDRESS}edit`, headers, edit)).status).toBe(200)
  expect(stateOf(folder)).not.toEqual(stateOf(folder, true))
})

test('the token is shown to no other page', async () => {
  const { headers, send } = await serveStudioHere(temporarySite(DOCUMENTS))
  const { host } = headers
  const show = (more: Record<string, string>) => send(STUDIO_ADDRESS, { host, ...more }, '', 'GET')
  const shown = await show({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
  expect(shown.body).toContain(headers[TOKEN_HEADER])
  expect(shown.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' })
  const refused = await Promise.all([
    show({}),
    show({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }),
    show({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }),
    show({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }),
    send(STUDIO_ADDRESS, { host: 'example.com', 'sec-fetch-site': 'none' }, '', 'GET'),
  ])
  for (const { status, body } of refused) {
    expect(status).toBe(403)
    expect(body).not.toContain(headers[TOKEN_HEADER])
  }
})

test('a text that is nothing but a variable is replaced where it is written, and not the variable', async () => {
  const folder = temporarySite({ ...DOCUMENTS, 'pages/anna.json': page([prose({ level: 1, title: '{business}' })]) })
  const { ask, find } = await serveStudioHere(folder)
  const { id, hash } = await find('/anna')
  const changes = [{ document: id, hash, operations: [title('Anna')] }]
  expect(await ask('edit', { label: 'Title', changes })).toMatchObject({ status: 'written', documents: [{ id }] })
  expect(readFileSync(join(folder, 'pages/anna.json'), 'utf8')).toContain('"title": "Anna"')
})

test('no path and no name leads out of the site', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { headers, send, ask, find } = await serveStudioHere(folder)
  const { hash } = await find('/anna')
  const before = stateOf(folder, true)
  const status = async (name: string, body: object) =>
    (await send(API_ADDRESS + name, headers, JSON.stringify(body))).status
  for (const document of ['pages/anna.json', '../secret.json', join(folder, 'pages/anna.json'), '', '__proto__']) {
    const changes = [{ document, hash, operations: [title('x')] }]
    expect(await status('document', { document })).toBe(404)
    expect(await status('edit', { label: '', changes })).toBe(404)
    expect(await status('edit', { label: '', deletions: [{ document, hash }] })).toBe(404)
    expect(await status('preview', { document, changes: [] })).toBe(404)
  }
  for (const kind of ['page', 'shared', 'list'])
    for (const name of ['../x', 'a/../../x', '..', 'a\\..\\x', 'a\0b', '.hidden', '', 'X']) {
      const answer = await ask('edit', { label: '', creations: [{ kind, name, value: {} }], force: true })
      expect([name, answer.status]).toEqual([name, 'impossible'])
    }
  for (const name of ['constructor', '__proto__', '../edit', '', 'edit/', 'edit?a'])
    expect((await send(API_ADDRESS + name, headers, '{}')).status).toBe(404)
  for (const body of ['', '[]', 'null', '{', '"x"'])
    expect((await send(`${API_ADDRESS}edit`, headers, body)).status).toBe(400)
  expect(stateOf(folder, true)).toEqual(before)
})

test('what is behind a link is neither read nor written', async () => {
  const folder = temporarySite(DOCUMENTS)
  symlinkSync(join(folder, 'pages/anna.json'), join(folder, 'pages/linked.json'))
  symlinkSync(dirname(folder), join(folder, 'pages/way-out'))
  const images = join(folder, '../public/images')
  const elsewhere = join(folder, '../elsewhere')
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, join(images, 'van.png'))
  const { send, headers, ask, find } = await serveStudioHere(folder)
  const { id, hash } = await find('/linked')
  const before = stateOf(folder, true)
  const changes = [{ document: id, hash, operations: [title('x')] }]
  expect(await ask('edit', { label: '', changes })).toMatchObject({ status: 'impossible' })
  expect((await send(`${API_ADDRESS}document`, headers, JSON.stringify({ document: id }))).status).toBe(409)
  const creation = { kind: 'page', name: 'way-out/x', value: page() }
  expect(await ask('edit', { label: '', creations: [creation], force: true })).toMatchObject({ status: 'impossible' })
  const upload = { ...headers, 'content-type': UPLOAD_TYPE, [UPLOAD_NAME_HEADER]: 'van.png' }
  expect((await send(`${API_ADDRESS}upload`, upload, PIXEL)).status).toBe(409)
  expect(stateOf(folder, true)).toEqual(before)
})

test('a picture is checked as validate checks it, stays in its folder, and can be taken back', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { send, headers, ask } = await serveStudioHere(folder)
  const before = stateOf(folder)
  const upload = async (name: string, bytes: Buffer) => {
    const more = { 'content-type': UPLOAD_TYPE, [UPLOAD_NAME_HEADER]: encodeURIComponent(name) }
    return JSON.parse((await send(`${API_ADDRESS}upload`, { ...headers, ...more }, bytes)).body)
  }
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>')
  for (const [name, bytes] of [
    ['a.jpg', PIXEL],
    ['a.png', PIXEL.subarray(0, 40)],
    ['a.png', Buffer.alloc(0)],
    ['a.svg', drawing],
    ['a.html', Buffer.from('<p>')],
    ['a.json', Buffer.from('{}')],
  ] as const)
    expect([name, (await upload(name, bytes)).status]).toEqual([name, 'refused'])
  expect((await send(`${API_ADDRESS}upload`, { ...headers, 'content-type': UPLOAD_TYPE }, PIXEL)).status).toBe(400)
  expect(stateOf(folder)).toEqual(before)
  const added = await upload('../../../Van at Work.PNG', PIXEL)
  expect(added).toMatchObject({ status: 'written', picture: { address: '/images/van-at-work.png', width: 1 } })
  expect(Object.keys(stateOf(folder)).filter((name) => !(name in before))).toEqual(['public/images/van-at-work.png'])
  expect((await upload('van-at-work.png', PIXEL)).picture.address).toBe('/images/van-at-work.png')
  await ask('undo')
  expect(stateOf(folder)).toEqual(before)
})

test('to open everything writes nothing, and a word is one line of one file', async () => {
  const folder = copyOfElectrician()
  const { ask, find } = await serveStudioHere(folder)
  const before = stateOf(folder, true)
  const { pages, shared, lists, settings } = await ask('site')
  for (const { id, kind } of [...pages.slice(0, 12), ...shared, ...lists, settings!]) {
    const { sections, value } = await ask('document', { document: id })
    expect(value).toBeDefined()
    if (kind !== 'page') continue
    expect(sections.every(({ position }) => position !== undefined)).toBe(true)
    expect((await ask('preview', { document: id, changes: [] })).html).toContain('<main')
    await ask('anchors', { document: id })
  }
  for (const name of ['catalogue', 'pictures', 'problems'] as const) await ask(name)
  const { hits } = await ask('search', { words: 'alley' })
  expect(hits.map(({ document }) => document)).toContain((await find('/plano')).id)
  expect(stateOf(folder, true)).toEqual(before)

  const file = join(folder, 'pages/plano.json')
  const lines = readFileSync(file, 'utf8').split('\n')
  const { id, hash } = await find('/plano')
  const value = '{city}’s homes are turning forty. So is their wiring.'
  const edited = await ask('edit', { label: 'Title', changes: [{ document: id, hash, operations: [title(value)] }] })
  expect(edited).toMatchObject({ status: 'written', problems: [] })
  const changed = Object.entries(stateOf(folder, true)).filter(([name, state]) => state !== before[name])
  expect(changed.map(([name]) => name)).toEqual(['site.config/pages/plano.json'])
  const newLines = readFileSync(file, 'utf8').split('\n')
  expect(newLines.filter((line, index) => line !== lines[index])).toEqual([`      "title": "${value}",`])
  expect(newLines).toHaveLength(lines.length)
})

test('each document has a schema from which its form can be made', async () => {
  const { ask } = await serveStudioHere(copyOfElectrician())
  const { pages, shared, lists, settings } = await ask('site')
  const { schemas } = await ask('catalogue')
  for (const { id, kind } of [pages[0]!, ...shared, ...lists, settings!]) {
    const { schema } = await ask('document', { document: id })
    expect([kind, schema, Object.keys(schemas[schema]?.properties ?? {}).length > 1]).toEqual([kind, schema, true])
  }
})

test('a change that causes an error is not written, unless it is forced', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { ask, find } = await serveStudioHere(folder)
  const { id, hash } = await find('/anna')
  const before = stateOf(folder)
  const changes = [
    { document: id, hash, operations: [title(''), { op: 'add', path: '/sections/0/titel', value: 'x' }] },
  ]
  const refused = await ask('edit', { label: '', changes })
  expect(refused).toMatchObject({ status: 'refused', problems: [{ severity: 'error', document: id }, {}] })
  expect(stateOf(folder)).toEqual(before)
  expect(await ask('edit', { label: '', changes, force: true })).toMatchObject({ status: 'written' })
  const { problems } = await ask('document', { document: id })
  const { fix } = problems.find(({ rule }) => rule === 'unknown-property')!
  expect(fix).toEqual({
    label: 'Change it to “title”',
    operations: [{ op: 'move', from: '/sections/0/titel', path: '/sections/0/title' }],
  })
  await ask('undo')
  expect(stateOf(folder)).toEqual(before)
})

test('what another program changes meanwhile is kept; at the same place, a person chooses', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { ask, find } = await serveStudioHere(folder)
  const { id, hash } = await find('/anna')
  const file = join(folder, 'pages/anna.json')
  editFile(file, 'What it says', 'What she says')
  expect(
    await ask('edit', { label: '', changes: [{ document: id, hash, operations: [title('Annie')] }] }),
  ).toMatchObject({ status: 'written' })
  expect(readFileSync(file, 'utf8')).toMatch(/What she says[^]*Annie/)
  const changes = [{ document: id, hash, operations: [title('Ann')] }]
  const conflict = await ask('edit', { label: '', changes })
  expect(conflict).toMatchObject({
    status: 'conflict',
    conflicts: [{ document: id, pointer: '/sections/0/title', base: 'Anna', theirs: 'Annie', yours: 'Ann' }],
  })
  editFile(file, 'What she says', 'What they say')
  expect(await ask('undo')).toMatchObject({ status: 'written' })
  expect(readFileSync(file, 'utf8')).toMatch(/What they say[^]*"Anna"/)
  editFile(file, '"Anna"', '"Hannah"')
  expect(await ask('redo')).toMatchObject({ status: 'impossible', message: expect.stringContaining('another program') })
  expect(readFileSync(file, 'utf8')).toContain('Hannah')
})
