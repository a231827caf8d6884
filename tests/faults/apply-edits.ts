import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from './fault'

/**
 * Makes the edits in a copy of the project.
 * @returns puts the files back as they were
 * @throws where a text to replace doesn't stand in its file exactly once
 */
export function applyEdits(edits: Edit[], folder: string): () => void {
  const before = new Map(edits.map(({ file }) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
  const after = new Map(before)
  for (const edit of edits) {
    const path = join(folder, edit.file)
    after.set(path, replaceOnce(after.get(path) ?? '', edit))
  }
  const write = (texts: Map<string, string>) => texts.forEach((text, path) => writeFileSync(path, text))
  write(after)
  return () => write(before)
}

/** @throws where the text to replace isn't there exactly once: the project has changed, and the fault must follow it */
export function replaceOnce(text: string, { file, from, to }: Edit): string {
  const count = text.split(from).length - 1
  if (count === 1) return text.replace(from, () => to)
  const found = count === 0 ? 'is not there any more' : `stands there ${count} times`
  throw new Error(
    `${file}: the text to replace must stand in it once, but ${found}. Change the fault's edit.\n  ${from}`,
  )
}
