import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { scopedName } from '../../renderer/vite/scoped-name'

/** The classes of CSS modules as a build writes them, each with the name that a person reads: "_x3fb" → "_Hero-title". */
export function readableClassNames(): Map<string, string> {
  const files = readdirSync('sections', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  return new Map(files.flatMap((file) => namesOf(join('sections', file))))
}

function namesOf(file: string): [built: string, readable: string][] {
  const css = readFileSync(file, 'utf8')
  const component = basename(file, '.module.css')
  const classes = new Set(Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name))
  return inProduction(() => [...classes].map((name) => [scopedName(name, file, css), `_${component}-${name}`]))
}

/** `scopedName` asks the environment whether it is a build that it names classes for. */
function inProduction<T>(work: () => T): T {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
