import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

/** In milliseconds: a history that takes longer to read is not worth the wait. */
const MAX_WAIT = 10_000

/**
 * Creates a function that says when the words of a page were written, in seconds: the time of the commit with most of its
 * lines, so that mending a word makes no page newer. A page that was never committed is the newest. Where git is missing or
 * knows no page, all are as old.
 * @param folder of the site; git is asked once, with the first question
 */
export function createWritingTimes(folder: string): (file: string) => number {
  let times: Map<string, number> | undefined
  return (file) => {
    times ??= readTimes(folder)
    return times.size === 0 ? 0 : (times.get(relative(folder, file).replaceAll('\\', '/')) ?? Infinity)
  }
}

/** When each page was written, by its path in the folder. */
function readTimes(folder: string): Map<string, number> {
  const args = ['-C', folder, '-c', 'core.quotePath=false', 'log', '--format=@%at', '--numstat', '--no-renames']
  const options = { encoding: 'utf8', maxBuffer: Infinity, timeout: MAX_WAIT } as const
  const { status, stdout } = spawnSync('git', [...args, '--relative', '--', 'pages'], options)
  const commits = new Map<string, { time: number; added: number; removed: number }[]>()
  let time = 0
  for (const line of status === 0 ? stdout.split('\n') : []) {
    if (line.startsWith('@')) time = Number(line.slice(1))
    const [, added, removed, file] = /^(\d+)\t(\d+)\t(.+)$/.exec(line) ?? []
    if (file === undefined) continue
    commits.set(file, [...(commits.get(file) ?? []), { time, added: Number(added), removed: Number(removed) }])
  }
  return new Map(
    [...commits].map(([file, changes]) => {
      const lines = changes.reduce((sum, { added, removed }) => sum + added - removed, 0)
      // the newest comes first
      const most = changes.find(({ added }) => 2 * added >= lines) ?? changes.at(-1)
      return [file, most?.time ?? 0]
    }),
  )
}
