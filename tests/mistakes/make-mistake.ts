import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { createCheck } from '../../renderer/live/site-checker'
import type { LocatedProblem } from '../../renderer/problems/problem'
import { type Mistake, readEdit } from './cases/mistake'

/** What a mistake leads to. */
interface Outcome {
  /** The file that is wrong now. */
  path: string
  /** Its text with the marks; empty where the mistake is not a change of text. */
  marked: string
  /** What is reported, but for the warning of the site that ships. */
  located: LocatedProblem[]
}

/**
 * Makes a mistake in a copy of the site that ships, and undoes it once it was reported.
 * @param folder the copy's folder of JSON
 * @param check checks the copy
 * @throws where the words that are to be changed are not there
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
