import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

/** In milliseconds: a history that takes longer to read is not worth the wait. */
const MAX_WAIT = 10_000

/**
 * Creates a function that says when the words of a page were written, in seconds: the time of the commit that added most
 * lines, so that mending a word makes no page newer. A page that was never committed is the newest. Where git is missing or
 * knows no page, all are as old.
 * @param folder of the site; git is asked once, with the first question
 */
export function createWritingTimes(folder: string): (file: string) => number {
  let writings: Map<string, Writing> | undefined
  return (file) => {
    writings ??= readWritings(folder)
    return writings.size === 0 ? 0 : (writings.get(relative(folder, file).replaceAll('\\', '/'))?.time ?? Infinity)
  }
}

interface Writing {
  time: number
  lines: number
}

/** The commit that added most lines to each page, by the page's path in the folder. */
function readWritings(folder: string): Map<string, Writing> {
  const args = ['-C', folder, '-c', 'core.quotePath=false', 'log', '--format=@%at', '--numstat', '--no-renames']
  const options = { encoding: 'utf8', maxBuffer: Infinity, timeout: MAX_WAIT } as const
  const { status, stdout } = spawnSync('git', [...args, '--relative', '--', 'pages'], options)
  const writings = new Map<string, Writing>()
  let time = 0
  for (const line of status === 0 ? stdout.split('\n') : []) {
    if (line.startsWith('@')) time = Number(line.slice(1))
    const [, lines, file] = /^(\d+)\t\d+\t(.+)$/.exec(line) ?? []
    // the newest comes first
    if (file && Number(lines) > (writings.get(file)?.lines ?? 0)) writings.set(file, { time, lines: Number(lines) })
  }
  return writings
}
