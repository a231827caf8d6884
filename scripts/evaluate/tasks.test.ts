import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connectToSite } from '../../tests/mcp/connect'
import { temporaryFolder } from '../../tests/temporary-sites'
import { checkTask, startTask } from './check-task'
import { SITES, type Task, type ToolCall, readTasks } from './task'

const TASKS = readTasks()

/** A folder for each site, with its pictures: the documents are copied anew for each task. */
const folders = new Map<Task['site'], string>()

function folderFor(site: Task['site']): string {
  const existing = folders.get(site)
  const folder = existing ?? join(temporaryFolder(afterAll), 'site.config')
  if (existing === undefined) cpSync(SITES[site].public, join(folder, '../public'), { recursive: true })
  folders.set(site, folder)
  rmSync(folder, { recursive: true, force: true })
  cpSync(SITES[site].site, folder, { recursive: true })
  return folder
}

/** Makes calls on a fresh site. @returns what the check then says, and what the tools have refused */
async function attempt(task: Task, calls: ToolCall[]) {
  const folder = folderFor(task.site)
  const start = startTask(folder, task)
  const { call } = await connectToSite(folder)
  const refusals: string[] = []
  for (const { tool, arguments: args } of calls) {
    const { isError, texts } = await call(tool, args)
    if (isError) refusals.push(texts.join('\n'))
  }
  return { faults: checkTask(folder, start, task), refusals }
}

test('there are twenty tasks, each with an instruction of its own', () => {
  expect(TASKS).toHaveLength(20)
  expect(new Set(TASKS.map(({ instruction }) => instruction)).size).toBe(20)
})

test.each(TASKS)('$name: its solution is right, and nothing else is', async (task) => {
  expect(await attempt(task, task.solution)).toEqual({ faults: [], refusals: [] })
  const wrong = await attempt(task, task.wrong.calls)
  expect(wrong.faults, task.wrong.why).not.toEqual([])
  // what the tools refuse would prove nothing about the check
  expect(wrong.refusals).toEqual([])
})
