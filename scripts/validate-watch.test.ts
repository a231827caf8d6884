import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from './command'
import { temporarySite } from '../tests/temporary-sites'

/** Starts to watch a folder; `said` waits for a complete round of output that matches. */
function startWatch(folder: string) {
  const args = commandLine('validate', '--site', folder, '--watch')
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
  const hasSaid = (words: RegExp) => {
    const rounds = printed.split('Watching. Ctrl+C ends it.\n').slice(0, -1)
    return rounds.some((round) => words.test(round)) ? words : printed
  }
  const said = async (words: RegExp) => {
    await expect.poll(() => hasSaid(words), { timeout: 60_000 }).toBe(words)
    printed = ''
  }
  return { child, said }
}

test('validate --watch prints again after each change, however it is saved, and ends with 0', async () => {
  const folder = temporarySite()
  const page = join(folder, 'pages/index.json')
  const right = readFileSync(page, 'utf8')
  const { child, said } = startWatch(folder)
  await said(/^── \d\d:\d\d:\d\d ──\nNo problems in 1 page\.\n$/)

  writeFileSync(page, right.replace('"prose"', '"prosse"'))
  await said(/^── .* ──\n.*Did you mean "prose"\?\n\n1 error in 1 page\.\n$/s)

  // as editors save: another file is renamed to the name, each time
  for (const [text, outcome] of [
    [right, /No problems in 1 page/],
    ['{', /1 error in 1 page/],
    [right, /No problems in 1 page/],
  ] as const) {
    writeFileSync(`${page}~`, text)
    renameSync(`${page}~`, page)
    await said(outcome)
  }

  mkdirSync(join(folder, 'pages/towns'))
  await said(/No problems in 1 page/)
  writeFileSync(join(folder, 'pages/towns/avon.json'), '{')
  await said(/1 error in 2 pages/)

  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})
