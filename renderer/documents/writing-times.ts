import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

/** In milliseconds. A history that takes longer to read isn't worth the wait. */
const MAX_WAIT = 10_000

/**
 * Creates a function that tells when the words of a page were written, in Unix seconds: the time of the commit that added
 * the most lines, so that fixing a word doesn't make a page newer. An uncommitted page is the newest. Without git, or without
 * a committed page, all pages are the same age.
 * @param folder the site's folder; its history is read at the first call
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

/** The commit that added the most lines to each page, by the page's path in the folder. */
function readWritings(folder: string): Map<string, Writing> {
  const args = ['-C', folder, '-c', 'core.quotePath=false', 'log', '--format=@%at', '--numstat', '--no-renames']
  const options = { encoding: 'utf8', maxBuffer: Infinity, timeout: MAX_WAIT } as const
  const { status, stdout } = spawnSync('git', [...args, '--relative', '--', 'pages'], options)
  const writings = new Map<string, Writing>()
  let time = 0
  for (const line of status === 0 ? stdout.split('\n') : []) {
    if (line.startsWith('@')) time = Number(line.slice(1))
    const [, lines, file] = /^(\d+)\t\d+\t(.+)$/.exec(line) ?? []
    // git lists the newest commit first, which wins a tie
    if (file && Number(lines) > (writings.get(file)?.lines ?? 0)) writings.set(file, { time, lines: Number(lines) })
  }
  return writings
}
