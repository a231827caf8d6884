import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { lendCode } from '../build/code'
import { UsageError } from '../command'

/** The folders of two builds' files. */
export interface Builds {
  before: string
  after: string
}

/** A state of the project that git knows. */
export interface Revision {
  /** As it was named: a branch, a tag, a commit. */
  ref: string
  commit: string
}

/**
 * Finds the state of the project that a branch, a tag or a commit names.
 * @throws UsageError outside a repository, and for a name that git doesn't know
 */
export function findRevision(ref: string): Revision {
  if (git('rev-parse', '--git-dir') === undefined)
    throw new UsageError('this folder is not in a git repository. Run the command in a clone of the project.')
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === undefined)
    throw new UsageError(
      `git knows no branch, tag or commit "${ref}". Fetch it first, or choose one that \`git branch --all\` lists.`,
    )
  return { ref, commit }
}

/**
 * The folder of a site relative to the project's, which both sides share.
 * @throws UsageError for a folder outside of the project, since git knows no other state of it
 */
export function pathInProject(folder: string): string {
  const path = relative('.', resolve(folder))
  if (path.startsWith('..') || isAbsolute(path))
    throw new UsageError(`${folder} lies outside of the project. Name a folder that its repository holds with --site.`)
  return path
}

/** Whether other packages are installed than a revision asks for. */
export const hasOtherPackages = ({ commit }: Revision): boolean =>
  Boolean(git('diff', '--name-only', commit, '--', 'package-lock.json'))

/**
 * Builds the site of a revision and that of the working tree, each with its own code, in a temporary folder that is
 * removed when the process ends. Says on stderr what it does, and why a side can't be built.
 * @param site the folder of the JSON within the project
 * @returns undefined where a side can't be built
 * @throws UsageError where the revision has no such site
 */
export function buildBoth({ ref, commit }: Revision, site: string): Builds | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plat-diff-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  const [project, archive] = [join(folder, 'project'), join(folder, 'project.tar')]
  mkdirSync(project)
  // of a project within a repository these are its own files
  if (git('archive', '--output', archive, commit) === undefined) throw new Error(`git could not read ${commit}.`)
  execFileSync('tar', ['-xf', archive, '-C', project])
  const name = `${ref} (${commit.slice(0, 7)})`
  if (!existsSync(join(project, site, 'pages')))
    throw new UsageError(`${name} has no ${join(site, 'pages')}. Name a state of the project that has the site.`)
  linkPackages(resolve('node_modules'), join(project, 'node_modules'))
  const builds = { after: join(folder, 'after'), before: join(folder, 'before') }
  // the working tree first: its author is there to correct it
  if (!build('the working tree', '.', site, builds.after)) return undefined
  lendCode(project)
  return build(name, project, site, builds.before)
    ? { before: join(builds.before, 'client'), after: join(builds.after, 'client') }
    : undefined
}

function build(name: string, root: string, site: string, out: string): boolean {
  console.error(`Building ${name} …`)
  const options = ['run', '--silent', 'build', '--', '--site', site, '--out', out]
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync('npm', options, { cwd: root, encoding: 'utf8', shell })
  if (status !== 0) console.error(`${(stdout + stderr).trimEnd()}\n\nThe site of ${name} can’t be built.`)
  return status === 0
}

/**
 * Links each installed package, and the folder of pictures that are made already. node_modules itself must be a real
 * folder: Vike does not find what it wrote through a link, and two builds must not write into one folder. The packages
 * count as those that the project needs, though its package-lock.json may name others.
 */
export function linkPackages(from: string, to: string): void {
  const pictures = '.cache/plat/images'
  mkdirSync(join(from, pictures), { recursive: true })
  mkdirSync(join(to, '.cache/plat'), { recursive: true })
  const packages = readdirSync(from).filter((name) => !name.startsWith('.') || name === '.bin')
  for (const name of [...packages, pictures]) symlinkSync(join(from, name), join(to, name), 'junction')
  copyFileSync(join(to, '../package-lock.json'), join(to, '.package-lock.json'))
}

/** Runs git without hooks, and returns what it printed; undefined where it failed. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
