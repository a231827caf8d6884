import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { openPeer } from './open-peer'
import { PEERS } from './peers'

const MODELS = readdirSync('site.config/pages')
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join('site.config/pages', name), 'utf8')))
  .filter(({ vars }) => vars?.city)

/** The types of the sections that towns are made of. */
const TYPES = new Set<string>(
  MODELS.flatMap(({ sections }) => sections).map(({ type, use }: { type?: string; use?: string }) =>
    use === undefined ? type : JSON.parse(readFileSync(`site.config/shared/${use}.json`, 'utf8')).type,
  ),
)

/** A peer's project, without installing anything. */
function project(id: string) {
  const folder = temporaryFolder()
  const peer = PEERS.find((one) => one.id === id)!
  return { folder, ...openPeer({ ...peer, prepare: () => '1.2.3' }, folder, 7) }
}

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(njk|html|mjs)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

test.each(PEERS.map(({ id }) => id))('%s has a template for every section of the models', (id) => {
  const templates = readdirSync(`bench/peers/${id}`, { recursive: true, encoding: 'utf8' }).join('\n')
  expect(TYPES.size).toBeGreaterThan(9)
  for (const type of TYPES) expect(templates).toMatch(new RegExp(`sections/${type}\\.`))
})

/** The classes of the sections' CSS modules, as pages have them: "_Hero-title". */
const CLASSES = new Set(
  readdirSync('sections', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) => {
      const css = readFileSync(join('sections', name), 'utf8')
      return Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, own]) => `_${basename(name, '.module.css')}-${own}`)
    }),
)

test.each(PEERS.map(({ id }) => id))('%s’s templates name classes that the stylesheets have', (id) => {
  const texts = textsIn(project(id).folder)
  expect(texts.length).toBeGreaterThan(15)
  const named = new Set(texts.flatMap((text) => text.match(/_[A-Z]\w*-\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((name) => !CLASSES.has(name))).toEqual([])
})

test('a project tells how it is built and what is edited', () => {
  const { folder, content, tool } = project('hugo')
  expect(existsSync(content)).toBe(true)
  expect(tool).toEqual({
    name: 'Hugo',
    version: '1.2.3',
    build: { program: 'hugo', args: ['--quiet'], cwd: folder },
    leftovers: [join(folder, 'public'), join(folder, 'resources')],
    pages: join(folder, 'public'),
    edited: { document: join(folder, 'content/town-7.html'), page: join(folder, 'public/town-7.html') },
  })
})
