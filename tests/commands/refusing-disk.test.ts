import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { spawnCommand } from '../spawn-command'
import { temporaryFolder, temporarySite } from '../temporary-sites'

/** Runs a command of ours, which must end by itself: to open a pipe that nobody writes to takes for ever. */
const runBriefly = (...command: [string, ...string[]]) => spawnCommand(command, { timeout: 120_000 })

const succeeds = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** Puts a disk of this size in a folder's place, until the test ends. @returns undefined where only others may do that */
function mountedDisk(options: string): string | undefined {
  const folder = temporaryFolder()
  if (!succeeds('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) return undefined
  onTestFinished(() => void succeeds('umount', folder))
  return folder
}

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  const NO_FILE = 'is a pipe, a socket or a device, which can’t be published'

  test.for([
    ['a pipe', 'mkfifo', []],
    ['a device', 'mknod', ['c', '1', '3']],
  ] as const)('%s among the pages and the public files is one error each', ([, program, numbers], { skip }) => {
    const site = temporarySite()
    const files = ['site.config/pages/prices.json', 'public/menu.pdf', 'public/images/van.jpg'].map((path) =>
      join(site, '..', path),
    )
    for (const file of files) {
      mkdirSync(dirname(file), { recursive: true })
      if (!succeeds(program, file, ...numbers)) return skip('only root makes devices')
    }
    const { status, stdout, stderr } = runBriefly('validate', '--site', site, '--format', 'json')
    const { problems } = JSON.parse(stdout) as { problems: { file: string; message: string }[] }
    expect([status, stderr]).toEqual([1, ''])
    const told = problems.filter(({ message }) => message.includes(NO_FILE)).map(({ file }) => file)
    expect(told.sort()).toEqual(files.sort())
  })
})

describe('a build that can’t be written ends with one line and exit code 1', () => {
  const refused = (out: string, why: string) => {
    const { status, stderr } = runBriefly('build', '--site', temporarySite(), '--out', out)
    expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^error: [^\n]*: ${why}\\.\n$`))])
  }

  test('where a file stands in the folder’s place', () => {
    const file = join(temporaryFolder(), 'dist')
    writeFileSync(file, 'no folder')
    refused(join(file, 'site'), 'there is a file where a folder must be')
    const { status, stderr } = runBriefly('report', '--no-pictures', '--site', temporarySite(), '--out', file)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/\nerror: .* there is a file where a folder must be\.\n$/),
    ])
  })

  test.for([
    ['size=64k', 'the disk is full'],
    ['ro', 'no folder can be created there, as on a read-only disk'],
  ] as const)('where the disk is mounted with %s', ([options, why], { skip }) => {
    const disk = mountedDisk(options)
    if (!disk) return skip('only root mounts disks')
    refused(join(disk, 'dist'), why)
  })
})
