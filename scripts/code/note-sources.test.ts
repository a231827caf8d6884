import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-site'
import { confirmInputs } from '../inputs.mjs'
import { noteFolders } from './note-folders'
import { noteSources } from './note-sources'

const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'renderer/+config.ts',
  'renderer/pipeline/render.tsx',
  'renderer/pipeline/rules/rule.ts',
  'renderer/vite/jsx/compile-jsx.ts',
  'renderer/vite/scoped-name.ts',
  'renderer/vite/scoped-name.test.ts',
  'schemas/types.ts',
  'scripts/code/bundle-code.ts',
  'scripts/code/bundle-code.test.ts',
  'sections/hero/Hero.tsx',
  'sections/hero/Hero.test.tsx',
  'sections/hero/example.json',
  'sections/hero/imported.css',
]

/** What Vite bundled of them. */
const MODULES = ['renderer/pipeline/render.tsx', 'sections/hero/Hero.tsx?inline', 'node_modules/react/index.js']

/** A project of these files, and what is noted of it. */
function notedProject() {
  const root = temporaryFolder()
  for (const path of FILES) write(root, path, 'before')
  const modules = [...MODULES.map((path) => `${root}/${path}`), '\0virtual', 'react']
  const later = Date.now() + 60_000
  return { root, inputs: noteSources(root, modules, noteFolders(root, later), later) }
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Whether it is noticed that this file was written. */
function isNoticed(path: string): boolean {
  const { root, inputs } = notedProject()
  write(root, path, 'after')
  return confirmInputs(root, inputs) === undefined
}

test('what was bundled, and what decides how, are the sources', () => {
  const { inputs } = notedProject()
  expect(Object.keys(inputs).sort()).toEqual([
    'package-lock.json',
    'package.json',
    'renderer/',
    'renderer/+config.ts',
    'renderer/pipeline/',
    'renderer/pipeline/render.tsx',
    'renderer/vite/jsx/compile-jsx.ts',
    'renderer/vite/scoped-name.ts',
    'scripts/code/bundle-code.ts',
    'sections/',
    'sections/hero/',
    'sections/hero/Hero.tsx',
    'sections/hero/imported.css',
    'tsconfig.json',
    'vite.config.ts',
  ])
})

test.each([
  'renderer/pipeline/render.tsx',
  'renderer/pipeline/new.ts',
  'renderer/+onRenderHtml.ts',
  'sections/new/New.module.css',
  'sections/hero/Hero.module.css',
  'sections/hero/imported.css',
  'vite.config.ts',
  'renderer/vite/jsx/compile-jsx.ts',
  'renderer/vite/scoped-name.ts',
  'package-lock.json',
])('a change of %s is noticed', (path) => expect(isNoticed(path)).toBe(true))

test.each([
  'renderer/pipeline/rules/rule.ts',
  'renderer/pipeline/rules/new.ts',
  'renderer/pipeline/render.test.tsx',
  'renderer/vite/scoped-name.test.ts',
  'sections/hero/example.json',
  'sections/hero/Hero.test.tsx',
  'scripts/code/bundle-code.test.ts',
  'site.config/site.json',
])('a change of %s is none of the code', (path) => expect(isNoticed(path)).toBe(false))

test('where npm wrote what it installed, that counts, and not what it was asked for', () => {
  const { root, inputs } = notedProject()
  write(root, 'node_modules/.package-lock.json', '{}')
  const installed = noteSources(root, [], {}, Date.now() + 60_000)
  expect(Object.keys(inputs)).toContain('package-lock.json')
  expect(Object.keys(installed)).toContain('node_modules/.package-lock.json')
  expect(Object.keys(installed)).not.toContain('package-lock.json')
})
