import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCheck } from '../../renderer/live/site-checker'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { makeMistake } from './make-mistake'
import { MISTAKES } from './mistakes'
import { copyOfElectrician, editFile } from '../temporary-sites'
import { ELECTRICIAN } from '../../scripts/fixtures'

const copy = copyOfElectrician(afterAll)
// opens only the documents that changed since the last mistake
const check = createCheck(copy)

test.each(Object.entries(MISTAKES))('%s is reported once, at its place', async (_name, mistake) => {
  const { rule, hint, severity = 'error' } = mistake
  const { path, marked, located } = await makeMistake(mistake, copy, check)
  const [problem, ...extraProblems] = located
  expect(extraProblems.map(({ problem: { what } }) => what)).toEqual([])
  expect(problem?.problem).toMatchObject({ file: path, rule, severity, ...(hint ? { hint } : {}) })
  if (!marked.includes('«')) return
  const textBefore = marked.slice(0, marked.indexOf('«'))
  const culprit = marked.slice(marked.indexOf('«') + 1, marked.indexOf('»'))
  expect(problem?.start).toEqual({
    line: textBefore.split('\n').length,
    column: textBefore.length - textBefore.lastIndexOf('\n'),
  })
  expect(problem?.text.slice(problem.problem.start, problem.problem.end)).toBe(culprit)
})

test('two files with the same route are reported at the second', async () => {
  const folder = copyOfElectrician()
  mkdirSync(join(folder, 'pages/plano'))
  cpSync(join(folder, 'pages/plano.json'), join(folder, 'pages/plano/index.json'))
  const problems = errorsOf(openSite(folder))
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['route-clash', join(folder, 'pages/plano/index.json')],
  ])
})

test('everything wrong is reported in one run', async () => {
  const folder = copyOfElectrician()
  const edit = (file: string, from: string, to: string) => editFile(join(folder, file), from, to)
  edit('lists/reviews.json', '"rating": 5', '"ratting": 5')
  edit('pages/plano.json', '"list": "reviews"', '"list": "review"')
  edit('pages/allen.json', '"limit": 3', '"limit": 0')
  edit('pages/anna.json', '"type": "hero",', '"type": "hero"')
  edit('pages/celina.json', '"lead": "', '"lead": "[one](javascript:1) [two](/nowhere) ')
  edit('site.json', '"/aboutus"', '"/about"')
  const problems = errorsOf(openSite(folder))
  expect(problems.map(({ rule, file }) => `${rule} ${file.split('/').at(-1)}`)).toEqual([
    'unknown-property reviews.json',
    'out-of-range allen.json',
    'syntax anna.json',
    'invalid-link celina.json',
    'broken-link celina.json',
    'unknown-list plano.json',
    'broken-link site.json',
  ])
})

test('the electrician’s site has no mistakes, and warns that nobody receives its form', async () => {
  const { problems } = openSite(ELECTRICIAN.site)
  expect(problems.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'sample-provider']])
})

const errorsOf = ({ problems }: OpenSite) => problems.filter(({ severity }) => severity === 'error')
