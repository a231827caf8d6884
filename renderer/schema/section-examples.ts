import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** example.json, and beside it example.cover.json or others, each for something else that a section of the type can be. */
const EXAMPLE_FILE = /^(example(?:\.[a-z0-9-]+)?)\.json$/

/** An example of a section type. */
export interface SectionExample {
  /** The name of the type, and of what the example shows besides the first: "hero", "hero.cover". */
  name: string
  file: string
  text: string
}

/** Whether a file in a section's folder is one of its examples. */
export const isExampleFile = (name: string): boolean => EXAMPLE_FILE.test(name)

/** Reads the examples of a section type: example.json first, then the others. */
export function readExamples(type: string): SectionExample[] {
  const stems = readdirSync(join('sections', type)).flatMap((name) => EXAMPLE_FILE.exec(name)?.[1] ?? [])
  return stems.sort().map((stem) => {
    const file = `sections/${type}/${stem}.json`
    return { name: stem.replace('example', type), file, text: readFileSync(file, 'utf8') }
  })
}
