import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from './command'
import { temporarySite } from '../tests/sites'

/** Starts the watch of a folder; `said` resolves once a complete round of output has these words. */
function startWatch(folder: string) {
  const args = commandLine('validate', '--site', folder, '--watch')
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
  const said = (words: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const rounds = printed.split('Watching. Ctrl+C ends it.\n')
        if (!rounds.slice(0, -1).some((round) => words.test(round))) return
        child.stdout.off('data', look)
        printed = ''
        resolve()
      }
      child.stdout.on('data', look)
      void ended.then((code) => reject(new Error(`The watch ended with ${code} and had printed ${printed}`)))
      look()
    })
  return { child, ended, said }
}

test('validate --watch prints again after each change, however it is saved, and ends with 0', async () => {
  const folder = temporarySite()
  const page = join(folder, 'pages/index.json')
  const right = readFileSync(page, 'utf8')
  const { child, ended, said } = startWatch(folder)
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
  expect(await ended).toBe(0)
})
