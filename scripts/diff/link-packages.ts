import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Links each package, and the pictures that are made already. The folder itself must be a real one: Vike does not find
 * what it wrote through a link, and two builds must not write into one folder.
 * @param from the node_modules where they are installed
 * @param to the node_modules that is made
 */
export function linkPackages(from: string, to: string): void {
  const pictures = '.cache/plat/images'
  mkdirSync(join(from, pictures), { recursive: true })
  mkdirSync(join(to, '.cache/plat'), { recursive: true })
  const packages = readdirSync(from).filter((name) => !name.startsWith('.') || name === '.bin')
  for (const name of [...packages, pictures]) symlinkSync(join(from, name), join(to, name), 'junction')
}
