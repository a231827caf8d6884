import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleTexts, openTexts } from '../../scripts/example-site'
import { listImages } from '../pictures/pictures'
import { valueAt } from '../documents/json-tree'
import { commonDocuments } from '../site/site'
import { RULES } from './registry'
import { ELECTRICIAN } from '../../scripts/fixtures'

const images = listImages(ELECTRICIAN.public)

test.each(RULES.map((rule) => [rule.name, rule] as const))('%s: its example breaks it at the mark', (name, rule) => {
  const texts = exampleTexts(rule.example, 'wrong')
  const site = openTexts(texts, images)
  const { problems, parsedPages } = site
  expect(problems.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([`${rule.severity} ${name}`])
  const [problem] = problems
  const documents = [...commonDocuments(site), ...parsedPages.map(({ document }) => document)]
  const text = documents.find(({ file }) => file === problem?.file)?.text
  const [, marked] = /«([^»]*)»/s.exec([...texts.values()].join('\n')) ?? []
  if (marked !== undefined) expect(text?.slice(problem?.start, problem?.end)).toBe(marked)
  // the pointer leads to a value in the document
  const [root, ...steps] = problem?.pointer.split('/') ?? []
  expect(root).toBe('')
  if (steps.length > 0) expect(valueAt(JSON.parse(text ?? ''), steps)).toBeDefined()
})

test.each(RULES.map((rule) => [rule.name, rule] as const))('%s: its corrected example breaks no rule', (_, rule) => {
  expect(openTexts(exampleTexts(rule.example, 'right'), images).problems).toEqual([])
})

test('no two rules have the same name', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
})

test('site.json can choose the severity of all warnings, and nothing else', () => {
  const schema = JSON.parse(readFileSync('schemas/site/rules.schema.json', 'utf8'))
  const warnings = RULES.filter(({ severity }) => severity === 'warning').map(({ name }) => name)
  expect(Object.keys(schema.properties).sort()).toEqual(warnings.sort())
})
