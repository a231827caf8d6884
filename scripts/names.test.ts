import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../renderer/documents/files'

/** Names that every command, plain island, check or section type with traits exports. */
const CONVENTIONS = new Set(['finished', 'mount', 'createCheck', 'traits'])
const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm

test('a name that is exported has one meaning in the whole project', () => {
  const files = ['renderer', 'sections', 'scripts', 'studio'].flatMap((room) =>
    listFiles(room).map((name) => join(room, name)),
  )
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  // generated code is in templates
  const names = code.flatMap((text) =>
    Array.from(text.replaceAll(/`[^`]*`/gs, '').matchAll(EXPORT), ([, name = '']) => name),
  )
  expect(names.filter((name, at) => names.indexOf(name) < at && !CONVENTIONS.has(name))).toEqual([])
})
