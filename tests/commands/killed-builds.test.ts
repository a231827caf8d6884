import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { runCommand } from '../run-command'
import { bakery } from './build-twice'

/** The shell starts a program, prints its process id, and becomes a program that doesn't reap children. */
const WITHOUT_INIT = '"$@" >/dev/null & echo $!; exec sleep 1000'

/** Starts a build as in a container whose first process doesn't reap children. @returns the build's process id */
async function startUnreaped(site: string, out: string): Promise<number> {
  const build = [process.execPath, ...commandLine('build', '--site', site, '--out', out)]
  const parent = spawn('sh', ['-c', WITHOUT_INIT, 'sh', ...build], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [id] = (await once(parent.stdout, 'data')) as [Buffer]
  return Number(id)
}

/** Waits until a build has marked its folder. */
async function isMarked(out: string): Promise<void> {
  for await (const { filename } of watch(out)) if (filename?.startsWith('.publishing-')) return
}

// on other systems the first process reaps
test.skipIf(process.platform !== 'linux')('a killed build that is not reaped doesn’t block the next one', async () => {
  const { site, out } = bakery()
  mkdirSync(out)
  const marked = isMarked(out)
  const id = await startUnreaped(site, out)
  await marked
  process.kill(id, 'SIGKILL')
  await expect.poll(() => readFileSync(`/proc/${id}/stat`, 'latin1')).toContain(') Z ')
  expect(readdirSync(out).join(' ')).toContain('.publishing-')
  expect(await runCommand('build', '--site', site, '--out', out)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(out).join(' ')).not.toContain('.publishing-')
})
