import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * The name of a CSS module's class in the page: "_Hero-title", and "_x3f9k" in a build, where every byte is sent.
 * It depends on the component's name alone, which is unique, so that it is the same on every machine.
 */
export function scopedName(name: string, file: string): string {
  const readable = `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`
  if (process.env.NODE_ENV !== 'production') return `_${readable}`
  return `_${createHash('sha256').update(readable).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
}
