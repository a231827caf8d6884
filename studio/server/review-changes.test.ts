import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serveStudioHere, stateOf } from '../../tests/servers/serve-studio-here'
import { page, prose } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'

const DOCUMENTS = {
  'pages/index.json': page([prose({ level: 1, body: 'See [Anna](/anna).' })]),
  'pages/anna.json': page([prose({ level: 1, title: 'Anna' }), { use: 'permits' }]),
  'shared/permits.json': prose({ title: 'Permits' }),
}

test('new pages, renames and deletions are those of the commands, and are undone together with their links', async () => {
  const folder = temporarySite(DOCUMENTS)
  const { ask, find } = await serveStudioHere(folder)
  const before = stateOf(folder)
  const anna = await find('/anna')
  expect(await ask('newPage', { name: 'spring', from: anna.id })).toMatchObject({ status: 'written' })
  const { id, hash } = await find('/anna')
  const renamed = await ask('renamePage', { document: id, hash, name: 'hannah', former: 'redirect' })
  expect(renamed).toMatchObject({ status: 'written' })
  expect(readFileSync(join(folder, 'pages/index.json'), 'utf8')).toContain('[Anna](/hannah)')
  const { uses } = await ask('usage', { of: 'page', document: (await find('/hannah')).id })
  expect(uses.map(({ place }) => place.pointer)).toContain('/sections/0/body')
  const spring = await find('/spring')
  const deletions = [{ document: spring.id, hash: spring.hash }]
  expect(await ask('edit', { label: 'Delete', deletions })).toMatchObject({ status: 'written', removed: [spring.id] })
  for (let step = 0; step < 3; step++) expect(await ask('undo')).toMatchObject({ status: 'written' })
  expect(stateOf(folder)).toEqual(before)
})

test('a review says what differs from the last commit, takes a change back, and commits the rest', async () => {
  const folder = temporarySite(DOCUMENTS)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dirname(folder), encoding: 'utf8' })
  git('init', '--quiet')
  git('config', 'user.name', 'A person')
  git('config', 'user.email', 'person@example.com')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  const { ask } = await serveStudioHere(folder)
  editFile(join(folder, 'pages/anna.json'), '"Anna"', '"Hannah"')
  editFile(join(folder, 'pages/anna.json'), 'A page', 'Her page')
  writeFileSync(join(folder, '../unrelated.txt'), 'mine')
  const { documents, pages } = await ask('review')
  const [{ changes, fate }] = documents as [(typeof documents)[0]]
  expect([documents.length, fate]).toEqual([1, 'changed'])
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['A page', 'Her page'],
    ['Anna', 'Hannah'],
  ])
  expect(pages).toMatchObject([{ routes: ['/anna'], fate: 'changed' }])
  expect(await ask('revert', { change: changes[0]!.id })).toMatchObject({ status: 'written' })
  await ask('commit', { message: 'Call her Hannah' })
  expect(git('show', '--stat', '--format=%s')).toMatch(
    /^Call her Hannah\n\n site\.config\/pages\/anna\.json \| 2 \+-\n/,
  )
  expect(git('status', '--porcelain')).toBe('?? unrelated.txt\n')
})
