import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { documentHash } from '../../renderer/documents/document-hash'
import type { PageFacts } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'

/** The last commit of a file. */
interface Commit {
  /** "2026-11-29"; undefined if it may have been earlier. */
  date: string | undefined
  /** The hash of the file's content, by documentHash. */
  hash: string
}

/** Finds the date of the last commit of what a page is made of; undefined if it is not known. */
export type LastModified = (page: PageFacts) => string | undefined

/**
 * Reads when the documents of a site were last committed. A page is made of its own document and its shared sections.
 * site.json doesn't count, although every page shows something of it: search engines ignore dates that change on all pages at
 * once. Pictures don't count either, since a new photo is a new name in the document.
 */
export async function readLastModified(site: LoadedSite): Promise<LastModified> {
  const commits = await readCommits(site.folder)
  const dateOf = (file: string, hash: string): string | undefined => {
    const commit = commits.get(file.slice(site.folder.length + 1))
    // a changed document was modified after its last commit
    return commit?.hash === hash ? commit.date : undefined
  }
  const sharedDates = new Map(
    [...site.shared].map(([name, { file, text }]) => [name, dateOf(file, documentHash(text))] as const),
  )
  return ({ file, hash, shared }) => {
    const dates = [dateOf(file, hash), ...shared.map((name) => sharedDates.get(name))]
    return dates.reduce((latest, date) => (latest && date && date > latest ? date : date && latest))
  }
}

/** What git prints of a commit and of each file in it: ":100644 100644 537c8d8 58f9a41 M\tpages/plano.json". */
const COMMIT = /^commit:([^:]+):(.*)$/
const FILE = /^:.* ([0-9a-f]+) [A-Z]+\t(.*)$/

/** git names the files of a merge from the top of the repository, even with --relative: "site.config/" of "site.config/pages/a.json". */
const FOLDERS_OF_MERGE = /^(?:.*?\/)?(?=(?:pages|shared)\/)/

/**
 * One call for all files: a hundred times faster than one for each. Settings that would change what is printed are overridden.
 * Of merges, only files that differ from both sides are printed.
 */
const LOG =
  '-c core.quotePath=false -c log.follow=false -c log.showSignature=false log --format=commit:%cs:%D --raw --no-abbrev --no-renames --no-color --relative --diff-merges=combined -- .'

/** The last commits of the files below a folder, by their paths in it; none without git or outside of a repository. */
async function readCommits(folder: string): Promise<Map<string, Commit>> {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' }
  const log = promisify(execFile)('git', LOG.split(' '), { cwd: folder, env, maxBuffer: Infinity })
  const printed = await log.then(
    ({ stdout }) => stdout,
    () => '',
  )
  const commits = new Map<string, Commit>()
  let date: string | undefined
  for (const line of printed.split('\n')) {
    const [, newDate, names = ''] = COMMIT.exec(line) ?? []
    // the first commit of a shallow clone seems to have added all files
    if (newDate !== undefined) date = names.split(', ').includes('grafted') ? undefined : newDate
    const [, hash, path] = FILE.exec(line) ?? []
    if (hash === undefined || path === undefined) continue
    const file = line.startsWith('::') ? path.replace(FOLDERS_OF_MERGE, '') : path
    if (!commits.has(file)) commits.set(file, { date, hash })
  }
  return commits
}
