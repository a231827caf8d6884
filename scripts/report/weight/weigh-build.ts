import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that a host has to keep. */
export interface BuildWeight {
  files: number
  bytes: number
}

/** Weighs the files of a folder, as they are. */
export function weighBuild(folder: string): BuildWeight {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = entries.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
