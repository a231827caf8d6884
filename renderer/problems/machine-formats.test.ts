import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { openSite } from '../pipeline/open-site'
import { RULES } from '../rules/registry'
import { reportGithub, reportJson, reportSarif } from './machine-formats'
import { type LocatedProblem, locate } from './problem'

async function jsonOf(documents: Parameters<typeof temporarySite>[0]) {
  const folder = temporarySite(documents)
  const text = reportJson(7, locate(openSite(folder)))
  return JSON.parse(text.replaceAll(folder, 'site.config'))
}

test('a problem has its place, and its pointer in the document', async () => {
  expect(await jsonOf({ 'pages/plano.json': page([prose({ level: 1, yers: [] })]) })).toEqual({
    pages: 7,
    problems: [
      {
        severity: 'error',
        rule: 'unknown-property',
        file: 'site.config/pages/plano.json',
        line: 10,
        column: 7,
        endLine: 10,
        endColumn: 13,
        pointer: '/sections/0/yers',
        message: 'prose (sections[0]) has no property "yers"',
        hint: 'Did you mean "years"?',
      },
    ],
  })
})

const quote = { author: '100%, "Dana"', ratting: 5, text: 'Fast.', source: 'Google' }
const RULES_PAGE = 'https://plat.example/docs/rules.md'

async function located() {
  const folder = temporarySite({ 'pages/plano.json': page([{ type: 'testimonials', title: 'Said', items: [quote] }]) })
  return { folder, problems: locate(openSite(folder)) }
}

/** A problem at the word "mistake" in a text. */
function problem(more: Partial<LocatedProblem['problem']>, text = 'a\nmistake'): LocatedProblem {
  const start = text.indexOf('mistake')
  const span = { start, end: start + 'mistake'.length }
  const line = text.slice(0, start).split('\n').length
  const words = { rule: 'syntax', file: 'a.json', pointer: '/a', where: 'a', what: 'b', hint: 'c' }
  const place = { start: { line, column: 1 }, end: { line, column: 8 } }
  return { problem: { severity: 'error', ...words, ...span, ...more }, text, ...place }
}

test('a GitHub annotation names the place, and the total follows', async () => {
  const { folder, problems } = await located()
  expect(reportGithub(problems, '1 error in 2 pages.')).toBe(
    `::error file=${folder}/pages/plano.json,line=11,endLine=11,col=11,endColumn=20,title=unknown-property::testimonials (sections[0]) › items[0] has no property "ratting"%0ADid you mean "rating"?\n1 error in 2 pages.\n`,
  )
})

test('GitHub’s special characters are escaped: some in messages, and more in properties', () => {
  const strange = problem({ file: 'a,b:c%/d.json', where: 'a: b, 100%', what: 'has\r\ntwo lines ::error::' })
  expect(reportGithub([strange], '1 error.')).toBe(
    '::error file=a%2Cb%3Ac%25/d.json,line=2,endLine=2,col=1,endColumn=8,title=syntax::a: b, 100%25 has%0D%0Atwo lines ::error::%0Ac\n1 error.\n',
  )
})

test('the annotation of a mistake that spans lines has no columns, since GitHub doesn’t accept them', () => {
  const long = { ...problem({ severity: 'warning' }), end: { line: 4, column: 2 } }
  expect(reportGithub([long], '')).toContain('::warning file=a.json,line=2,endLine=4,title=syntax::')
})

test('SARIF counts in UTF-16 units and gives the place of each result', async () => {
  const { folder, problems } = await located()
  const { version, runs } = JSON.parse(reportSarif(problems, RULES, RULES_PAGE))
  expect([version, runs.length, runs[0].columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits'])
  const physicalLocation = {
    artifactLocation: { uri: `file://${folder}/pages/plano.json` },
    region: { startLine: 11, startColumn: 11, endLine: 11, endColumn: 20 },
  }
  expect(runs[0].results).toEqual([
    {
      ruleId: 'unknown-property',
      ruleIndex: RULES.findIndex(({ name }) => name === 'unknown-property'),
      level: 'error',
      message: { text: 'testimonials (sections[0]) › items[0] has no property "ratting". Did you mean "rating"?' },
      locations: [{ physicalLocation }],
      partialFingerprints: { 'mistake/v1': expect.stringMatching(/^[0-9a-f]{64}$/) },
    },
  ])
})

test('the address of a project’s file is one that code scanning finds, whatever the file’s name', () => {
  const uris = ['site.config/pages/a b#?.json', '..\\site\\a.json'].map((file) => {
    const { runs } = JSON.parse(reportSarif([problem({ file })], RULES, RULES_PAGE))
    return runs[0].results[0].locations[0].physicalLocation.artifactLocation
  })
  expect(uris).toEqual([
    { uri: 'site.config/pages/a%20b%23%3F.json', uriBaseId: '%SRCROOT%' },
    { uri: '../site/a.json' },
  ])
})

test('the SARIF report matches SARIF’s own schema', async () => {
  const { problems } = await located()
  // OASIS's schema for 2.1.0: ajv lacks its formats (uri, date-time), and one of its patterns is invalid with the u flag
  const schema = JSON.parse(readFileSync('tests/fixtures/sarif-2.1.0.schema.json', 'utf8'))
  const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema)
  const log = JSON.parse(reportSarif(problems, RULES, RULES_PAGE))
  isSarif(log)
  expect(isSarif.errors).toBeNull()
  expect(isSarif({ ...log, version: '2.0.0' })).toBe(false)
})

/** The fingerprints by which code scanning recognizes problems in the next run. */
const fingerprints = (...problems: LocatedProblem[]): string[] =>
  JSON.parse(reportSarif(problems, RULES, RULES_PAGE)).runs[0].results.map((result: Record<string, object>) =>
    JSON.stringify(result.partialFingerprints),
  )

test('a mistake is recognized when lines and sections move', () => {
  const original = problem({ pointer: '/sections/1/title' })
  const moved = problem({ pointer: '/sections/12/title' }, 'x\ny\nmistake')
  expect(fingerprints(moved)).toEqual(fingerprints(original))
})

test('mistakes differ by place, words, file, rule and text; identical ones are numbered', () => {
  const variants = [
    problem({ pointer: '/sections/title' }),
    problem({ what: 'c' }),
    problem({ file: 'b.json' }),
    problem({ rule: 'duplicate-key' }),
    { ...problem({}), text: 'a\nanother' },
  ]
  const prints = variants.flatMap((variant) => fingerprints(variant))
  expect(new Set([...prints, ...fingerprints(problem({}), problem({}))]).size).toBe(variants.length + 2)
})
