import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { createCheck } from '../../renderer/live/site-checker'
import type { LocatedProblem } from '../../renderer/problems/problem'
import { type Mistake, readEdit } from './cases/mistake'

/** The result of making a mistake. */
interface Outcome {
  /** The file that has the mistake. */
  path: string
  /** Its text with the marks; empty if the mistake isn't a change of text. */
  marked: string
  /** What is reported, except for the one warning that the site always has. */
  located: LocatedProblem[]
}

/**
 * Makes a mistake in a copy of the electrician's site, checks the copy, and undoes the mistake.
 * @param folder the copy's folder of JSON
 * @param check checks the copy
 * @throws if the file doesn't have the words to change
 */
export async function makeMistake(
  mistake: Mistake,
  folder: string,
  check: ReturnType<typeof createCheck>,
): Promise<Outcome> {
  const path = join(folder, mistake.file)
  const original = existsSync(path) ? readFileSync(path) : undefined
  const marked = 'edit' in mistake ? changeText(path, mistake.edit) : ''
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'content' in mistake ? mistake.content : marked.replace('«', '').replace('»', ''))
  try {
    const { problems } = await check()
    return { path, marked, located: problems.filter(({ problem }) => problem.rule !== 'sample-provider') }
  } finally {
    if (original) writeFileSync(path, original)
    else rmSync(path)
  }
}

function changeText(path: string, edit: string): string {
  const [from, to] = readEdit(edit)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}`)
  return text.replace(from, () => to)
}
