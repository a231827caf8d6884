import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { linkPackages } from '../../scripts/diff/build-both'

/** Copies what git knows, and what it doesn't ignore, to a new folder with a history of its own; its path is returned. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-copy-'))
  const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], '.')
  for (const file of new Set(listed.split('\0')))
    if (file && existsSync(file)) cpSync(file, join(folder, file), { preserveTimestamps: true })
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'))
  // without it npm start and npm test would install the packages anew, in place of the links
  cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'))
  commitAll(folder)
  return folder
}

/** Some tests ask git what changed. */
function commitAll(folder: string): void {
  const author = ['-c', 'user.name=Plat', '-c', 'user.email=plat@example.com', '-c', 'commit.gpgsign=false']
  git(['init', '--quiet', '--initial-branch', 'main'], folder)
  git(['add', '--all'], folder)
  git([...author, 'commit', '--quiet', '--no-verify', '--message', 'The project'], folder)
}

const git = (args: string[], folder: string): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 })
