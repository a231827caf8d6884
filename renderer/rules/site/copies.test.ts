import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { type Documents, openedSite, page, prose } from '../../../tests/sites'
import { copyOfElectrician, temporarySite } from '../../../tests/temporary-sites'
import { openSite } from '../../pipeline/open-site'

describe('city copies', () => {
  const ofUniqueness = ({ rule }: { rule: string }) => rule === 'copied-page' || rule === 'similar-page'

  test('a city page that was copied with other vars is reported once, and can be built', async () => {
    const folder = copyOfElectrician()
    const rowlett = join(folder, 'pages/rowlett.json')
    copyFileSync(join(folder, 'pages/plano.json'), rowlett)
    const document = JSON.parse(readFileSync(rowlett, 'utf8'))
    writeFileSync(rowlett, JSON.stringify({ ...document, vars: { ...document.vars, city: 'Rowlett' } }))
    const { problems, pages } = openSite(folder)
    expect(problems.filter(ofUniqueness)).toEqual([
      expect.objectContaining({ severity: 'warning', rule: 'copied-page', file: rowlett, pointer: '/vars/city' }),
    ])
    expect(pages.some(({ route }) => route === '/rowlett')).toBe(true)
  })

  const words = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ')
  const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

  /** The problems with the uniqueness of a site's pages, and its errors. */
  function problemsOf(pages: Record<string, object[]>, site: object = {}, more: Record<string, object> = {}) {
    const cities = Object.entries(pages).map(([name, sections]) => [
      `pages/${name}.json`,
      { title: name, description: name, vars: { city: name }, sections },
    ])
    const siteFile = { ...SMALLEST_SITE['site.json'], ...site }
    const { problems } = openedSite({ 'site.json': siteFile, ...Object.fromEntries(cities), ...more })
    return problems
      .filter(({ rule, severity }) => severity === 'error' || rule === 'similar-page' || rule === 'copied-page')
      .map(({ severity, rule, file, what, hint }) => ({ severity, rule, file: file.split('/').at(-1), what, hint }))
  }

  const rulesOf = (...args: Parameters<typeof problemsOf>) =>
    problemsOf(...args).map(({ rule, file }) => `${rule} ${file}`)

  test('a copy is reported at the later page, with its twin and the section to start with', () => {
    const copy = [prose(words('short', 9)), prose(words('long', 30))]
    expect(problemsOf({ avon: copy, bath: copy, cary: [prose(words('other', 30))] })).toEqual([
      {
        severity: 'warning',
        rule: 'copied-page',
        file: 'bath.json',
        what: 'is the city of a page that was copied from site.config/pages/avon.json: the two are 100% the same, in every section',
        hint: expect.stringMatching(
          /^Rewrite prose \(sections\[1\]\) first: .* Both pages say “long0 .* …” and “short0 .*”\. Until then/,
        ),
      },
    ])
  })

  test('a page is similar from 60% on: 24 of 40 runs of words', () => {
    // prose has a title of one word, so a section of n words has n - 3 runs of five
    const pages = (own: number) => ({
      avon: [prose(words('same', 27)), prose(words('a', 11))],
      bath: [prose(words('same', 27)), prose(words('b', own))],
    })
    const site = { uniqueness: { own: 0 } }
    expect(rulesOf(pages(11), site)).toEqual(['similar-page bath.json'])
    expect(problemsOf(pages(11), site)[0]?.what).toContain(
      '60% the same as site.config/pages/avon.json, mostly in prose',
    )
    expect(rulesOf(pages(12), site)).toEqual([])
  })

  test('it is a copy from 85% on: 34 of 40 runs of words', () => {
    const pages = (own: number) => ({
      avon: [prose(words('same', 37)), prose(words('a', 6))],
      bath: [prose(words('same', 37)), prose(words('b', own))],
    })
    expect(rulesOf(pages(6))).toEqual(['copied-page bath.json'])
    expect(rulesOf(pages(7))).toEqual(['similar-page bath.json'])
  })

  test('the message names the page that is repeated, not a later one that also repeats it', () => {
    const later = [prose(words('same', 73)), prose(words('b', 8))]
    const problems = problemsOf({ avon: [prose(words('same', 73)), prose(words('a', 33))], bath: later, cary: later })
    expect(problems.map(({ rule, file, what }) => [rule, file, /[\w-]+\.json/.exec(what)?.[0]])).toEqual([
      ['similar-page', 'bath.json', 'avon.json'],
      ['copied-page', 'cary.json', 'bath.json'],
    ])
  })

  test('a page that is put together from several others has little of its own', () => {
    const pages = { avon: [prose(words('a', 30))], bath: [prose(words('b', 30))] }
    const patchwork = [...pages.avon, ...pages.bath, prose(words('c', 30))]
    expect(rulesOf({ ...pages, cary: patchwork })).toEqual(['similar-page cary.json'])
    expect(problemsOf({ ...pages, cary: patchwork })[0]?.what).toContain('has only 33% of its words to itself')
  })

  test('variables, a typed-out city, links and the order of keys make no difference', () => {
    const body = words('same', 20)
    const avon = prose(`In {city} we say ${body}. Call {phone} or [look](/a).`)
    const bath = { body: `In Bath we say ${body}. Call {phone} or [look](/b).`, type: 'prose', title: 'Words' }
    const redirects = [
      { from: '/a', to: '/avon' },
      { from: '/b', to: '/bath' },
    ]
    expect(rulesOf({ avon: [avon], bath: [bath] }, { redirects })).toEqual(['copied-page bath.json'])
  })

  test('shared sections count only where the page overrides them', () => {
    const shared = { 'shared/all.json': prose(words('shared', 60)) }
    const withOwnText = (name: string) => [{ use: 'all' }, prose(words(name, 20))]
    expect(rulesOf({ avon: withOwnText('a'), bath: withOwnText('b') }, {}, shared)).toEqual([])
    const override = (name: string) => [{ use: 'all', title: words('title', 40) }, prose(words(name, 10))]
    expect(rulesOf({ avon: override('a'), bath: override('b') }, {}, shared)).toEqual(['similar-page bath.json'])
    expect(rulesOf({ avon: [{ use: 'all' }], bath: [{ use: 'all' }] }, {}, shared)).toEqual(['copied-page bath.json'])
  })

  test('pages without a city, and pages that search engines don’t show, may be alike', () => {
    const sections = [prose(words('same', 30))]
    const page = { title: 'x', description: 'x', sections }
    const others = {
      'pages/b.json': page,
      'pages/c.json': { ...page, vars: { city: 'C' }, index: false },
      'pages/d.json': { ...page, vars: { city: 'D' }, canonical: 'https://acme.example/avon' },
    }
    expect(rulesOf({ avon: sections }, {}, others)).toEqual([])
  })

  test('site.json sets the limits, and makes a copy an error', () => {
    const pages = {
      avon: [prose(words('same', 23)), prose(words('a', 23))],
      bath: [prose(words('same', 23)), prose(words('b', 23))],
    }
    expect(rulesOf(pages)).toEqual([])
    expect(rulesOf(pages, { uniqueness: { similar: 0.3 } })).toEqual(['similar-page bath.json'])
    expect(rulesOf(pages, { uniqueness: { own: 0.6 } })).toEqual(['similar-page bath.json'])
    const strict = { uniqueness: { copied: 0.3 }, rules: { 'copied-page': 'error' } }
    expect(problemsOf(pages, strict).map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(['error copied-page'])
  })
})

describe('which page is the copy', () => {
  const LINES = Array.from({ length: 30 }, (_, n) => `Crust${n} and crumb${n} of loaf${n}.`)
  const bath = page([prose({ level: 1, body: LINES.join(' ') })], { vars: { city: 'Bath' }, title: 'In {city}' })
  const avon = { ...bath, vars: { city: 'Avon' } }

  const git = (folder: string, time: number, ...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      env: { ...process.env, GIT_AUTHOR_DATE: `@${time} +0000`, GIT_COMMITTER_DATE: `@${time} +0000` },
    })

  const copies = (folder: string) =>
    openSite(folder)
      .problems.filter(({ rule }) => rule === 'copied-page')
      .map(({ file, what }) => [file.split('/').at(-1), /[\w-]+\.json/.exec(what)?.[0]])

  test('it is the one whose words are newer in git, even if it comes first and its original was edited since', () => {
    const folder = temporarySite({ 'pages/bath.json': bath })
    git(folder, 1_000_000, 'init', '--quiet')
    const commit = (time: number) => {
      git(folder, time, 'add', '.')
      git(folder, time, 'commit', '--quiet', '--message', 'x')
    }
    commit(1_000_000)
    writeFileSync(join(folder, 'pages/avon.json'), JSON.stringify(avon, null, 2))
    expect(copies(folder), 'not committed').toEqual([['avon.json', 'bath.json']])
    commit(2_000_000)
    writeFileSync(join(folder, 'pages/bath.json'), JSON.stringify({ ...bath, keywords: ['bread'] }, null, 2))
    commit(3_000_000)
    expect(copies(folder), 'committed later').toEqual([['avon.json', 'bath.json']])
  })

  test('without git, it is the one that mentions the other’s city', () => {
    const named = (city: string) => ({
      ...bath,
      vars: { city },
      sections: [prose({ level: 1, body: `${LINES.join(' ')} We bake for Bath in a very old oven.` })],
    })
    const folder = temporarySite({ 'pages/bath.json': named('Bath'), 'pages/avon.json': named('Avon') })
    expect(copies(folder)).toEqual([['avon.json', 'bath.json']])
  })
})

describe('names that only a page and its copies have', () => {
  const site = (more: Documents = {}) => {
    const body = 'Most of the houses by Haggard Park and along K Avenue have fuses. On Saturday we are at the market.'
    const document = (city: string) => page([prose({ level: 1, body })], { title: 'In {city}', vars: { city } })
    return openedSite({ 'pages/avon.json': document('Avon'), 'pages/bath.json': document('Bath'), ...more })
  }
  const leftoverNames = ({ problems, textOf }: ReturnType<typeof site>) =>
    problems
      .filter(({ rule }) => rule === 'leftover-name')
      .map(({ file, start, end, hint }) => [file.split('/').at(-1), textOf(file).slice(start, end), hint])

  test('one problem marks the first name and lists the others', () => {
    expect(leftoverNames(site())).toEqual([
      ['bath.json', 'Haggard Park', expect.stringContaining('Also left over: K Avenue.')],
    ])
  })

  test('a name that another document has is not a leftover', () => {
    const other = page([prose({ level: 1, body: 'We like Haggard Park and K Avenue.' })], { index: false })
    expect(leftoverNames(site({ 'pages/other.json': other }))).toEqual([])
  })
})
