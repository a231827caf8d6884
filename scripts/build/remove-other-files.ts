import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Removes files of the last build that are none of this one's, and folders that hold nothing any more. */
export function removeOtherFiles(folder: string, before: Set<string>, now: Set<string>): void {
  for (const file of before) {
    if (now.has(file)) continue
    rmSync(join(folder, file), { force: true })
    for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
      const path = join(folder, parent)
      // somebody may have deleted it already
      if (!existsSync(path)) continue
      if (readdirSync(path).length > 0) break
      rmdirSync(path)
    }
  }
}
