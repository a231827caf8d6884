import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { linkPackages } from '../../scripts/diff/build-both'

/**
 * Copies all files of the project that git doesn't ignore. The site of the copy is the electrician's.
 * @returns the path of the copy
 */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-copy-'))
  const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], '.')
  for (const file of new Set(listed.split('\0')))
    if (existsSync(file) && !/^(?:site\.config|public)\//.test(file))
      cpSync(file, join(folder, file), { preserveTimestamps: true })
  cpSync('tests/fixtures/electrician', folder, { recursive: true })
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Gives a copy its own history: one commit of all its files. */
export function commitAll(folder: string): void {
  const author = ['-c', 'user.name=Plat', '-c', 'user.email=plat@example.com', '-c', 'commit.gpgsign=false']
  git(['init', '--quiet', '--initial-branch', 'main'], folder)
  git(['add', '--all'], folder)
  git([...author, 'commit', '--quiet', '--no-verify', '--message', 'The project'], folder)
}

const git = (args: string[], folder: string): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 })
