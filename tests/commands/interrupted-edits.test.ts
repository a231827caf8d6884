import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Edit, type FileMove, invertEdits } from '../../renderer/changes/edit'
import { planChange } from '../../renderer/changes/plan-change'
import { undoUnfinished, writeEdits } from '../../renderer/changes/write-edits'
import { loadSite } from '../../renderer/pipeline/load-site'
import { CHANGES, GROWING_CHANGES, disk } from '../failing-disk'
import { page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'

vi.mock('node:fs', async (importActual) => (await import('../failing-disk')).watchDisk(await importActual()))

afterEach(() => {
  disk.before = () => undefined
})

/** A site and edits of every kind: two documents change, one is made in a new folder, one is moved, and one is deleted. A picture is moved too. */
function editedSite(): { folder: string; edits: Edit[]; moves: FileMove[] } {
  const folder = temporarySite({
    'pages/a.json': page([prose({ level: 1 })]),
    'pages/b.json': page([prose({ level: 1 })]),
    'shared/words.json': prose(),
    '../public/images/van.svg': '<svg/>',
  })
  const edits = planChange(
    {
      '/': [{ op: 'replace', path: '/title', value: 'New' }],
      'site.json': [{ op: 'add', path: '/rules', value: {} }],
      '/towns/c': [{ op: 'add', path: '', value: page() }],
      'shared/words': [{ op: 'remove', path: '' }],
    },
    loadSite(folder),
    { moves: { '/a': '/towns/a' } },
  )
  expect(edits).toHaveLength(6)
  const images = join(folder, '../public/images')
  return { folder, edits, moves: [{ from: join(images, 'van.svg'), to: join(images, 'vans/van.svg') }] }
}

/** The text of every file of a site, hidden ones and pictures included. */
const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, '..'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  )

/** The files of a site that its author sees. */
const documentsOf = (folder: string) =>
  Object.fromEntries(Object.entries(contentOf(folder)).filter(([name]) => !/(?:^|\/)\.(?!\.\/)/.test(name)))

/** A site's files after some edits and moves. */
function editedContent(folder: string, edits: Edit[], moves: FileMove[]): Record<string, string | undefined> {
  const before = contentOf(folder)
  const changed = edits.map(({ file, after }) => [relative(folder, file), after] as const)
  const moved = moves.flatMap(({ from, to }) => [
    [relative(folder, from), undefined] as const,
    [relative(folder, to), before[relative(folder, from)]] as const,
  ])
  const all = Object.entries({ ...before, ...Object.fromEntries([...changed, ...moved]) })
  return Object.fromEntries(all.filter(([, text]) => text !== undefined))
}

/**
 * Writes edits while changes of the disk fail from one on.
 * @param kinds the changes that fail; by default all, as for a process that is killed
 * @returns how many changes there were, and the error that it has ended with
 */
async function writeFailing(
  { edits, folder, moves }: ReturnType<typeof editedSite>,
  first: number,
  kinds: readonly string[] = CHANGES,
) {
  let changes = 0
  disk.before = (change) => {
    changes++
    if (changes >= first && kinds.includes(change)) throw new Error('The disk takes no more.')
  }
  const error: unknown = await writeEdits(edits, folder, moves).catch((thrown: unknown) => thrown)
  disk.before = () => undefined
  return { changes, error }
}

test('edits that end at any change of the disk are undone by the next start, and leave nothing behind', async () => {
  const whole = editedSite()
  const expected = editedContent(whole.folder, whole.edits, whole.moves)
  const { changes } = await writeFailing(whole, Infinity)
  expect(contentOf(whole.folder)).toEqual(expected)
  expect(changes).toBeGreaterThan(20)
  for (let moment = 1; moment <= changes; moment++) {
    const site = editedSite()
    const { folder, edits, moves } = site
    const before = contentOf(folder)
    const after = editedContent(folder, edits, moves)
    const { error } = await writeFailing(site, moment)
    expect(error, `at change ${moment}`).toHaveProperty('message', 'The disk takes no more.')
    await undoUnfinished(folder)
    // the last change takes away the mark of a folder in which all is written
    const isWritten = moment === changes
    expect(documentsOf(folder), `at change ${moment}`).toEqual(isWritten ? after : before)
    const back = moves.map(({ from, to }) => ({ from: to, to: from }))
    await writeEdits(isWritten ? invertEdits(edits) : edits, folder, isWritten ? back : moves)
    expect(contentOf(folder)).toEqual(isWritten ? before : after)
  }
})

test('a disk that is full changes nothing, and leaves nothing behind', async () => {
  const site = editedSite()
  const { folder } = site
  const before = contentOf(folder)
  const { changes } = await writeFailing({ folder, edits: [], moves: [] }, Infinity)
  expect(changes).toBe(0)
  let failed = 0
  for (let moment = 1; ; moment++) {
    const { error } = await writeFailing(site, moment, GROWING_CHANGES)
    if (error === undefined) break
    failed++
    expect(contentOf(folder), `at change ${moment}`).toEqual(before)
  }
  expect(failed).toBeGreaterThan(8)
})

test('where one file can’t be replaced, those before it are put back', async () => {
  const { folder, edits, moves } = editedSite()
  const before = contentOf(folder)
  for (const file of [...edits.map(({ file }) => file), ...moves.map(({ to }) => to)]) {
    disk.before = (change, paths) => {
      if (
        (change === 'renameSync' && paths[1] === file) ||
        (change === 'rmSync' && paths[0] === file && paths.length === 1)
      )
        throw new Error('The file is open in another program.')
    }
    await expect(writeEdits(edits, folder, moves)).rejects.toThrow('The file is open in another program.')
    disk.before = () => undefined
    expect(contentOf(folder), file).toEqual(before)
  }
})

test('a file that its author has changed since a command was killed keeps that change', async () => {
  const site = editedSite()
  const { folder } = site
  await writeFailing(site, 20)
  writeFileSync(join(folder, 'pages/b.json'), 'by hand')
  writeFileSync(join(folder, 'pages/index.json'), 'by hand')
  await undoUnfinished(folder)
  expect(documentsOf(folder)).toMatchObject({ 'pages/b.json': 'by hand', 'pages/index.json': 'by hand' })
})
