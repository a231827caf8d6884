import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ProgramFailure, measureProcess } from './measure-process'

const node = (script: string) => measureProcess({ program: process.execPath, args: ['-e', script], cwd: '.' })

/** Holds so much memory for a while. */
const hold = (megabytes: number, milliseconds: number) =>
  `const held = Buffer.alloc(${megabytes}e6, 1); setTimeout(() => held.length, ${milliseconds});`

const isLinux = existsSync('/proc/self/status')

test('a program takes at least the time that it waits', async () => {
  const { wall } = await node('setTimeout(() => {}, 300)')
  expect(wall).toBeGreaterThan(0.29)
})

test.skipIf(!isLinux)('memory is that of all processes together, and processor time only that of work', async () => {
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold(100, 600))}]);`
  const { cpu, memory, wall } = await node(child + hold(100, 900))
  expect(memory).toBeGreaterThan(220e6)
  expect(memory).toBeLessThan(500e6)
  expect(cpu).toBeGreaterThan(0)
  expect(cpu).toBeLessThan(wall)
})

test('a program that fails is told with what it printed', async () => {
  const failure = node("console.log('what was done'); console.error('what went wrong'); process.exitCode = 3")
  await expect(failure).rejects.toThrow(ProgramFailure)
  await expect(failure).rejects.toThrow(/exit code 3:\nwhat was done\nwhat went wrong|what went wrong\nwhat was done/)
  await expect(measureProcess({ program: 'no-such-program', args: [], cwd: '.' })).rejects.toThrow(
    /no-such-program could not be started/,
  )
})
