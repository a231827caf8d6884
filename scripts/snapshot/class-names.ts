import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtName, readableName } from '../../renderer/vite/scoped-name'

/** The classes of CSS modules as a build writes them, each with the name that a person reads: "_x3fb" → "_Hero-title". */
export function readableClassNames(): Map<string, string> {
  const files = readdirSync('sections', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  return new Map(files.flatMap((file) => namesOf(join('sections', file))))
}

function namesOf(file: string): [built: string, readable: string][] {
  const css = readFileSync(file, 'utf8')
  const classes = new Set(Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name))
  return [...classes].map((name) => [builtName(name, file, css), readableName(name, file)])
}
