import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../renderer/prerender/lock-folder'
import { CHANGING } from '../../renderer/changes/write-edits'
import { commandLine } from '../../scripts/command'
import { runCommand } from '../run-command'
import { page } from '../sites'
import { temporarySite } from '../temporary-sites'

/** Starts `npm run edit` in a process of its own. */
function startEdit(folder: string, title: string) {
  const edit = spawn(process.execPath, commandLine('edit', '--site', folder, '/plano', '/title', title))
  onTestFinished(() => void edit.kill())
  const ended = once(edit, 'close').then(async ([status]) => ({ status: Number(status), title }))
  return { id: edit.pid, result: Promise.all([ended, text(edit.stderr)]).then(([end, stderr]) => ({ ...end, stderr })) }
}

/** Resolves when each of some processes has tried to write to a folder, which it leaves a mark for. */
function waitForMarks(folder: string, ids: (number | undefined)[]): Promise<void> {
  const missing = new Set(ids.map((id) => `${CHANGING.mark}-${id}-`))
  return new Promise((resolve) => {
    const watcher = watch(folder, (_, name) => {
      for (const mark of missing) if (name?.startsWith(mark)) missing.delete(mark)
      if (missing.size === 0) resolve()
    })
    onTestFinished(() => watcher.close())
  })
}

test('of several processes that edit a page at the same moment, exactly one writes, and the others say so', async () => {
  const folder = temporarySite({ 'pages/plano.json': page() })
  // bundles the command, so that the processes below start at once
  const first = startEdit(folder, 'A page')
  expect(await first.result).toMatchObject({ status: 0, stderr: '' })
  // none of them can write before all have read the page
  const lock = lockFolder(folder, CHANGING)
  const edits = ['One', 'Two', 'Three'].map((title) => startEdit(folder, title))
  await waitForMarks(
    folder,
    edits.map(({ id }) => id),
  )
  lock.release()
  const results = await Promise.all(edits.map(({ result }) => result))
  const winners = results.filter(({ status }) => status === 0)
  expect(winners).toHaveLength(1)
  const { title } = JSON.parse(readFileSync(join(folder, 'pages/plano.json'), 'utf8')) as { title: string }
  expect(winners).toEqual([{ status: 0, title, stderr: '' }])
  for (const { status, stderr } of results.filter((result) => !winners.includes(result))) {
    expect(status).toBe(1)
    expect(stderr).toMatch(/plano\.json was changed after it was read, so that nothing was written\./)
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await runCommand('edit', '--site', folder, '/plano', '/title', 'Four')).toMatchObject({ status: 0 })
})
