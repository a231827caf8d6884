import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** What npm runs by itself, when packages are installed. */
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepare']

/** The commands of package.json that are ours, and how npm starts them. */
const COMMANDS = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts).flatMap(
  ([name, line]): [name: string, start: string[]][] => {
    const [, ...start] = line.split(' ')
    if (!start.some((part) => part.startsWith('scripts/')) || LIFECYCLE.includes(name)) return []
    return [[name, start]]
  },
)

/** Runs a command as npm does, without a terminal. */
async function run(start: string[], ...args: string[]) {
  const child = spawn(process.execPath, [...start, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { stdout, stderr, status }
}

test('every command of ours is found', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'dev', 'build', 'preview', 'validate', 'new', 'check', 'types', 'icons']),
  )
})

test.concurrent.each(COMMANDS)(
  '%s shows how it is used, and wrong usage is one line and exit code 2',
  async (name, start) => {
    const { stdout: help, stderr, status } = await run(start, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(help).toContain(`Usage: npm run ${name} -- `)
    expect(help).toContain('--help')

    const ofCommands = help.split('Commands:')[1] ?? ''
    const commands = [...ofCommands.matchAll(/^ {2}([a-z]+) /gm)].map(([, command = '']) => [command])
    for (const part of [[], ...commands]) {
      await expectRefusal(start, [...part, '--hlep'], /unknown option '--hlep' \(Did you mean --help\?\)/)
      await expectRefusal(start, [...part, 'surplus', 'surplus', 'surplus'], /surplus|too many arguments/)
    }
  },
)

/** What is wrong is told in one line, and nothing is done. */
async function expectRefusal(start: string[], args: string[], why: RegExp): Promise<void> {
  const { stdout, stderr, status } = await run(start, ...args)
  expect({ args, stdout, status }).toEqual({ args, stdout: '', status: 2 })
  expect(stderr).toMatch(/^error: .*\n$/)
  expect(stderr).toMatch(why)
}
