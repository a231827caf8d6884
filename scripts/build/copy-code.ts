import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Output } from '../../renderer/pipeline/emit/output'

/** Copies the browser's code. The names of its files hold hashes of their content. */
export async function copyCode(folder: string, output: Output): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const source = join(entry.parentPath, entry.name)
    await output.copy(relative(folder, source), () => source, true)
  }
}
