import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { spawnCommand } from '../spawn-command'
import { temporaryFolder, temporarySite } from '../temporary-sites'

/** Runs a command with a time limit: opening a pipe that nobody writes to would take forever. */
const runBriefly = (...command: [string, ...string[]]) => spawnCommand(command, { timeout: 120_000 })

const succeeds = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** Mounts a disk with these options until the test ends. @returns its folder; undefined if that is not allowed */
function mountedDisk(options: string): string | undefined {
  const folder = temporaryFolder()
  if (!succeeds('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) return undefined
  onTestFinished(() => void succeeds('umount', folder))
  return folder
}

describe.skipIf(process.platform === 'win32')('what is not a file', () => {
  const NO_FILE = 'is a pipe, a socket or a device, which can’t be published'

  test.for([
    ['a pipe', 'mkfifo', []],
    ['a device', 'mknod', ['c', '1', '3']],
  ] as const)('%s in place of pages and public files is one error each', ([, program, numbers], { skip }) => {
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
    const reportedFiles = problems.filter(({ message }) => message.includes(NO_FILE)).map(({ file }) => file)
    expect(reportedFiles.sort()).toEqual(files.sort())
  })
})

describe('a build that can’t be written ends with one line and exit code 1', () => {
  const expectRefusal = (out: string, reason: string) => {
    const { status, stderr } = runBriefly('build', '--site', temporarySite(), '--out', out)
    expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^error: [^\n]*: ${reason}\\.\n$`))])
  }

  test('if a file is in place of the folder', () => {
    const file = join(temporaryFolder(), 'dist')
    writeFileSync(file, 'no folder')
    expectRefusal(join(file, 'site'), 'there is a file where a folder must be')
    const { status, stderr } = runBriefly('report', '--no-pictures', '--site', temporarySite(), '--out', file)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/\nerror: .* there is a file where a folder must be\.\n$/),
    ])
  })

  test.for([
    ['size=64k', 'the disk is full'],
    ['ro', 'no folder can be created there, as on a read-only disk'],
  ] as const)('if the disk is mounted with %s', ([options, reason], { skip }) => {
    const disk = mountedDisk(options)
    if (!disk) return skip('only root mounts disks')
    expectRefusal(join(disk, 'dist'), reason)
  })
})
