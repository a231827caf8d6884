import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/sites'
import { openSite } from '../open-site'
import { SMALLEST_SITE } from '../rules/example-site'
import { reportJson } from './json'
import { locate } from './located'

async function reportOf(documents: Parameters<typeof temporarySite>[0]) {
  const folder = temporarySite(documents)
  const text = reportJson(7, locate(await openSite(folder)))
  return JSON.parse(text.replaceAll(folder, 'site.config'))
}

test('a problem has its place, and its pointer in the document', async () => {
  const report = await reportOf({
    'pages/plano.json': page([prose({ level: 1, yers: [] })]),
  })
  expect(report).toEqual({
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

test('problems of a shared section and of site.json have their place there', async () => {
  const { problems } = await reportOf({
    'site.json': { ...SMALLEST_SITE['site.json'], phon: '' },
    'shared/words.json': prose({ body: 'For {cty}.' }),
    'pages/index.json': page([{ use: 'words', level: 1 }], { vars: { city: 'Plano' } }),
  })
  expect(problems.map(({ file, line, column }: Record<string, string>) => `${file}:${line}:${column}`)).toEqual([
    'site.config/shared/words.json:4:16',
    'site.config/site.json:35:3',
  ])
})

test('a problem without a hint has no key for it', async () => {
  const problem = {
    severity: 'warning',
    rule: 'missing-file',
    file: 'site.json',
    start: 0,
    end: 0,
    pointer: '',
    where: 'The site',
    what: 'has no site.json',
  } as const
  const [located] = locate({ problems: [problem], sources: { site: undefined, pages: [], shared: new Map() } })
  const { problems } = JSON.parse(reportJson(1, [located!]))
  expect(Object.keys(problems[0])).not.toContain('hint')
  expect(problems[0]).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 1 })
})

test('no problems are an empty list, and the text ends with its line', () => {
  expect(reportJson(3, [])).toBe('{\n  "pages": 3,\n  "problems": []\n}\n')
})
