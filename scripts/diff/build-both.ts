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
import { lendCode } from '../prerender/code'
import { UsageError } from '../command'
import { git } from '../git'

/** The folders of two builds' files. */
export interface Builds {
  before: string
  after: string
}

/** A commit of the project. */
export interface Revision {
  /** A branch, a tag or a commit. */
  ref: string
  commit: string
}

/**
 * Finds the commit of a branch or a tag.
 * @throws UsageError outside of a repository, and for a name that git doesn't know
 */
export function findRevision(ref: string): Revision {
  if (git('rev-parse', '--git-dir') === undefined)
    throw new UsageError('this folder is not in a git repository. Run the command in a clone of the project.')
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === undefined)
    throw new UsageError(
      `git knows no branch, tag or commit "${ref}". Fetch it first, or choose one from \`git branch --all\`.`,
    )
  return { ref, commit }
}

/**
 * The path of a site's folder within the project, which is the same on both sides.
 * @throws UsageError for a folder outside of the project, since git has no other version of it
 */
export function pathInProject(folder: string): string {
  const path = relative('.', resolve(folder))
  if (path.startsWith('..') || isAbsolute(path))
    throw new UsageError(
      `${folder} is outside of the project. Choose a folder in the project's repository with --site.`,
    )
  return path
}

/** Whether a revision asks for other packages than the working tree. */
export const hasOtherPackages = ({ commit }: Revision): boolean =>
  Boolean(git('diff', '--name-only', commit, '--', 'package-lock.json'))

/**
 * Builds the site of a revision and that of the working tree, each with its own code, in a temporary folder that is
 * removed when the process ends. Reports its progress on stderr, and why a side can't be built.
 * @param site the folder of the JSON within the project
 * @returns undefined if a side can't be built
 * @throws UsageError if the revision has no such site
 */
export function buildBoth({ ref, commit }: Revision, site: string): Builds | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plat-diff-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  const [project, archive] = [join(folder, 'project'), join(folder, 'project.tar')]
  mkdirSync(project)
  // if the project is a folder of a repository, only its own files are archived
  if (git('archive', '--output', archive, commit) === undefined) throw new Error(`git could not read ${commit}.`)
  execFileSync('tar', ['-xf', archive, '-C', project])
  const name = `${ref} (${commit.slice(0, 7)})`
  if (!existsSync(join(project, site, 'pages')))
    throw new UsageError(`${name} has no ${join(site, 'pages')}. Compare with a commit that has this site.`)
  linkPackages(resolve('node_modules'), join(project, 'node_modules'))
  const builds = { after: join(folder, 'after'), before: join(folder, 'before') }
  // the working tree first, since its author can fix it
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
 * Links each installed package, and the cache of pictures. node_modules itself must be a real folder: Vike doesn't find
 * through a link what it wrote, and two builds must not write into the same folder. A copy of package-lock.json makes the
 * packages count as the ones that the project needs, even if it needs others.
 */
export function linkPackages(from: string, to: string): void {
  const pictures = '.cache/plat/images'
  mkdirSync(join(from, pictures), { recursive: true })
  mkdirSync(join(to, '.cache/plat'), { recursive: true })
  const packages = readdirSync(from).filter((name) => !name.startsWith('.') || name === '.bin')
  for (const name of [...packages, pictures]) symlinkSync(join(from, name), join(to, name), 'junction')
  copyFileSync(join(to, '../package-lock.json'), join(to, '.package-lock.json'))
}
