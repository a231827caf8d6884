import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeParts } from './code-mutants/code-parts'
import { percentOf, readScores, sumScores } from './code-mutants/mutation-scores'

test('the parts hold all code of the pipeline, each file once, and none is too long for Stryker', () => {
  const parts = codeParts('renderer/pipeline')
  const files = parts.flat()
  expect(new Set(files).size).toBe(files.length)
  expect(files).toEqual(
    expect.arrayContaining(['renderer/pipeline/render-page.tsx', 'renderer/pipeline/emit/site-files.ts']),
  )
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
  const lines = parts.map((part) => part.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0))
  expect(Math.max(...lines)).toBeLessThanOrEqual(1000)
})

test('what counts is whether a change was noticed; what was not tried does not count', () => {
  const report = join(mkdtempSync(join(tmpdir(), 'plat-')), 'mutants.json')
  const statuses = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError']
  const files = { 'a/one.ts': { mutants: statuses.map((status) => ({ status })) }, 'a/none.ts': { mutants: [] } }
  writeFileSync(report, JSON.stringify({ files }))
  const scores = readScores([report])
  expect(scores.get('a/one.ts')).toEqual({ noticed: 3, all: 5 })
  expect(percentOf(sumScores(scores.values()))).toBe(60)
  expect(percentOf({ noticed: 0, all: 0 })).toBe(100)
})
