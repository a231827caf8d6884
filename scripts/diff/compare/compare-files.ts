import { diffLines } from 'diff'
import type { FileChange, Weight } from '../change'
import type { BuiltFile } from '../built-site'

type Files = Map<string, BuiltFile>

/** Smaller formats of a picture, which its page tells of. */
const VARIANT = /-\d+\.[\da-f]{6,}\.(?:avif|webp)$/

/** Files whose lines a person reads. */
const READABLE = /\.(?:xml|txt)$|^_/

const SCRIPT = /\.js$/
const PICTURE = /\.(?:avif|webp|jpe?g|png|svg|gif)$/

/** The files beside the pages that were added, removed or changed. */
export function compareFiles(before: Files, after: Files): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !VARIANT.test(name) && before.get(name)?.hash !== after.get(name)?.hash)
    .sort()
    .map((name) => {
      const [old, now] = [before.get(name), after.get(name)]
      const lines = READABLE.test(name) ? diffLines(old?.text ?? '', now?.text ?? '') : undefined
      return {
        name,
        ...(old && { before: old.bytes }),
        ...(now && { after: now.bytes }),
        ...(lines && {
          removed: lines.filter((line) => line.removed).flatMap(({ value }) => linesOf(value)),
          added: lines.filter((line) => line.added).flatMap(({ value }) => linesOf(value)),
        }),
      }
    })
}

/** What all scripts, and all pictures in all their sizes, weigh. */
export function weighFiles(before: Files, after: Files): { scripts: Weight; pictures: Weight } {
  const weigh = (kind: RegExp): Weight => ({ before: total(before, kind), after: total(after, kind) })
  return { scripts: weigh(SCRIPT), pictures: weigh(PICTURE) }
}

const total = (files: Files, kind: RegExp): number =>
  [...files].reduce((sum, [name, { bytes }]) => (kind.test(name) ? sum + bytes : sum), 0)

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
