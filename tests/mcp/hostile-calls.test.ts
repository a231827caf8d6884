import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { expect, test } from 'vitest'
import { page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'
import { type McpClient, connectToSite } from './connect'
import { CALLS, HOSTILE_NAMES } from './random-calls'

/** How many calls are made. */
const RUNS = 500

/** Another one each time; set PLAT_SEED to repeat a run. */
const SEED = Number(process.env.PLAT_SEED ?? Date.now() % 2 ** 31)

/** What is in files outside of the site alone. */
const SECRET = 'correct horse battery staple'

/** A site with links that lead out of it, beside files that nobody may read or write. */
function siteWithLinks() {
  const folder = temporarySite({
    'pages/plano.json': page([prose({ level: 1 }), { use: 'words' }], { vars: { city: 'Plano' } }),
    'shared/words.json': prose({ title: 'Shared' }),
    'lists/reviews.json': { of: 'testimonial', entries: [{ text: 'Good.', author: 'A.', rating: 5 }] },
  })
  const outside = join(dirname(folder), 'outside')
  mkdirSync(join(outside, 'pages'), { recursive: true })
  for (const name of ['secret.json', 'pages/secret.json'])
    writeFileSync(join(outside, name), JSON.stringify(prose({ title: SECRET })))
  for (const link of ['pages/leak.json', 'shared/leak.json', 'lists/leak.json'])
    symlinkSync(join(outside, 'secret.json'), join(folder, link))
  for (const link of ['pages/out', 'shared/out']) symlinkSync(outside, join(folder, link))
  symlinkSync(join(outside, 'not-there.json'), join(folder, 'pages/dangling.json'))
  symlinkSync('.', join(folder, 'pages/circle'))
  return { folder, home: dirname(folder) }
}

/** Every file and link around a site, with a hash of its content. */
function filesAround(home: string, folder: string): string[] {
  const entries = readdirSync(home, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
  return paths
    .filter(({ path }) => !`${path}/`.startsWith(`${folder}/`))
    .map(({ entry, path }) => {
      if (entry.isDirectory()) return path
      const content = entry.isSymbolicLink() ? readlinkSync(path) : readFileSync(path)
      return `${path} ${createHash('sha1').update(content).digest('hex')}`
    })
    .sort()
}

/** Calls a tool, and returns the words of its answer or of its refusal. */
async function wordsOf({ call }: McpClient, tool: string, args: unknown): Promise<string> {
  try {
    const { texts, isError } = await call(tool, args as Record<string, unknown>)
    if (isError) expect(texts.join(' ').length, `why ${tool} refuses`).toBeGreaterThan(20)
    return texts.join('\n')
  } catch (error) {
    // an unknown tool
    expect(error).toBeInstanceOf(McpError)
    expect((error as McpError).code).toBe(ErrorCode.InvalidParams)
    return String(error)
  }
}

test(`${RUNS} random and hostile calls reach nothing outside of the site, and each refusal says why (seed ${SEED})`, async () => {
  const { folder, home } = siteWithLinks()
  const connection = await connectToSite(folder)
  const before = filesAround(home, folder)
  await fc.assert(
    fc.asyncProperty(CALLS, async ([tool, args]) => {
      const words = await wordsOf(connection, tool, args)
      expect(words).not.toContain(SECRET)
      expect(words).not.toContain('root:x:')
      expect(words).not.toContain('a bug in Plat')
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  expect(filesAround(home, folder)).toEqual(before)
  expect(await connection.call('list_pages')).toMatchObject({ isError: false })
})

test('no document can be read, changed or made by a name that leads out of the site', async () => {
  const { folder, home } = siteWithLinks()
  const { call } = await connectToSite(folder)
  const before = filesAround(home, folder)
  for (const name of HOSTILE_NAMES.filter((name) => /leak|secret|\.\.|\0|\ud800|file:/.test(name)))
    for (const [tool, args] of [
      ['read_page', { page: name }],
      ['look', { page: name }],
      ['patch', { patches: { [name]: [{ op: 'add', path: '/title', value: 'x' }] }, write: true }],
      ['patch', { patches: { [name]: [{ op: 'add', path: '', value: page() }] }, write: true }],
    ] as const) {
      const { isError, texts } = await call(tool, args)
      expect([name, tool, isError, texts[0]]).toEqual([name, tool, true, expect.stringMatching(/.{20}/s)])
      expect(texts.join()).not.toContain(SECRET)
    }
  expect(filesAround(home, folder)).toEqual(before)
})

test('a new page in a linked folder is refused, whatever the link leads to', async () => {
  const { folder } = siteWithLinks()
  symlinkSync(join(process.cwd(), 'schemas'), join(folder, 'pages/code'))
  const { call } = await connectToSite(folder)
  for (const name of ['/out/new', '/code/new']) {
    const { isError, texts } = await call('patch', {
      patches: { [name]: [{ op: 'add', path: '', value: page(undefined, { title: 'New', draft: true }) }] },
      write: true,
    })
    expect([isError, texts[0]]).toEqual([true, expect.stringContaining('is outside the site’s folder')])
  }
})
