import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { linkPackages } from '../diff/build-both'

/** A site in a copy of the project. */
interface CopiedSite {
  /** The folder of its JSON. */
  site: string
  /** The folder of its pictures. */
  public: string
}

/**
 * Copies all files of the project that git doesn't ignore, with another site in place of its own.
 * @param leftOut folders that the copy doesn't get
 * @returns the path of the copy, in a temporary folder
 */
export function copyProjectWith(site: CopiedSite, leftOut: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-copy-'))
  const listed = runGit(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], '.').split('\0')
  const isCopied = (file: string) =>
    existsSync(file) && !['site.config', 'public', ...leftOut].some((other) => file.startsWith(`${other}/`))
  for (const file of new Set(listed)) if (isCopied(file)) cpSync(file, join(folder, file), { preserveTimestamps: true })
  cpSync(site.site, join(folder, 'site.config'), { recursive: true })
  cpSync(site.public, join(folder, 'public'), { recursive: true })
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Gives a copy its own history: one commit of all its files. */
export function commitAll(folder: string): void {
  const author = ['-c', 'user.name=Plat', '-c', 'user.email=plat@example.com', '-c', 'commit.gpgsign=false']
  runGit(['init', '--quiet', '--initial-branch', 'main'], folder)
  runGit(['add', '--all'], folder)
  runGit([...author, 'commit', '--quiet', '--no-verify', '--message', 'The project'], folder)
}

/** The files of a copy that have changed since commitAll. */
export const changedFiles = (folder: string): string[] =>
  runGit(['diff', '--name-only', '-z', 'HEAD'], folder).split('\0').filter(Boolean)

const runGit = (args: string[], folder: string): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 })
