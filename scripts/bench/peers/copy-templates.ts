import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readableClassNames } from '../../snapshot/class-names'

/** A class as templates name it: "_Hero-title". */
const READABLE = /_[A-Z]\w*-\w+/g

/**
 * Copies a peer's templates. They name classes as people read them; the copy has the names that Plat's build gives.
 * @throws when a template names a class that no style sheet of sections/ has
 */
export function copyTemplates(from: string, to: string): void {
  const built = new Map(Array.from(readableClassNames(), ([name, readable]) => [readable, name]))
  for (const entry of readdirSync(from)) {
    rmSync(join(to, entry), { recursive: true, force: true })
    cpSync(join(from, entry), join(to, entry), { recursive: true })
    const copied = statSync(join(to, entry)).isFile() ? [entry] : filesIn(to, entry)
    for (const file of copied) replaceClasses(join(to, file), built)
  }
}

const filesIn = (folder: string, room: string) =>
  readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((name) => statSync(join(folder, name)).isFile())

function replaceClasses(file: string, built: Map<string, string>): void {
  const text = readFileSync(file, 'utf8').replace(READABLE, (readable) => {
    const name = built.get(readable)
    if (name === undefined)
      throw new Error(`${file} names the class ${readable}, which no style sheet of sections/ has.`)
    return name
  })
  writeFileSync(file, text)
}
