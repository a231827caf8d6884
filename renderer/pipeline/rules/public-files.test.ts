import { dirname, relative } from 'node:path'
import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { openedSite, page, prose, temporarySite } from '../../../tests/sites'
import { QUOTE_FORM_ROUTE } from '../addresses'
import { openSite } from '../open-site'
import { reportGithub, reportJson, reportSarif } from '../problems/machine-formats'
import { type LocatedProblem, locate } from '../problems/problem'
import { reportPretty } from '../problems/pretty'
import { SMALLEST_SITE } from '../../../scripts/example-site'

describe('file-clash', () => {
  /** The clashes of a site with the page /plano, its alias /plano-tx, the redirect /old, and these files in public/. */
  async function told(...files: string[]): Promise<[file: string, what: string][]> {
    const redirects = [{ from: '/old', to: '/plano' }]
    const folder = temporarySite({
      'pages/plano.json': page([prose({ level: 1 })], { aliases: ['/plano-tx'] }),
      'site.json': { ...SMALLEST_SITE['site.json'], redirects },
      '../public/images/logo-mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      ...Object.fromEntries(files.map((file) => [`../public/${file}`, 'A file.'])),
    })
    const { problems } = await openSite(folder)
    return problems
      .filter(({ rule }) => rule === 'file-clash')
      .map(({ file, what }) => [relative(folder, file), what.replace(folder, 'site.config')])
  }

  test.each(['plano.html', 'plano', 'plano/index.html'])(
    'public/%s has the address of the page /plano',
    async (file) => {
      expect(await told(file)).toEqual([
        [`../public/${file}`, 'has the address /plano, which is taken by site.config/pages/plano.json'],
      ])
    },
  )

  test.each([
    ['index.html', '/', 'site.config/pages/index.json'],
    ['plano-tx.html', '/plano-tx', 'site.config/pages/plano.json, as an alias'],
    ['old.html', '/old', 'site.config/site.json, as a redirect'],
    [`${QUOTE_FORM_ROUTE.slice(1)}.html`, QUOTE_FORM_ROUTE, 'the site itself'],
  ])('public/%s has the address %s of %s', async (file, route, owner) => {
    expect(await told(file)).toEqual([[`../public/${file}`, `has the address ${route}, which is taken by ${owner}`]])
  })

  test('files with addresses of their own are fine', async () => {
    expect(await told('plano.pdf', 'plans/index.html', 'planos.html', 'verification.html')).toEqual([])
  })
})

describe('unused-image', () => {
  const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

  /** The unused pictures of a site that has its logo and these files in its own public/images. */
  async function told(files: string[], documents: Record<string, object> = {}) {
    const pictures = ['logo-mark.svg', ...files].map((file) => [`../public/images/${file}`, DRAWING])
    const folder = temporarySite({ ...Object.fromEntries(pictures), ...documents })
    const problems = locate(await openSite(folder)).filter(({ problem: { rule } }) => rule === 'unused-image')
    return { problems, root: dirname(folder) }
  }

  const namesOf = ({ problems, root }: { problems: LocatedProblem[]; root: string }) =>
    problems.map(({ problem }) => problem.file.slice(root.length + 1))

  test('every picture that nobody names is told once, at its own file', async () => {
    expect(namesOf(await told(['van.svg', 'old/van.svg']))).toEqual([
      'public/images/old/van.svg',
      'public/images/van.svg',
    ])
  })

  test('pages, unused shared sections and site.json name pictures; what is no picture is nobody’s matter', async () => {
    const banner = { type: 'banner', title: 'Van', image: { src: '/images/van.svg', alt: 'A van' } }
    const documents = {
      'pages/index.json': page([prose({ level: 1 })], { image: '/images/share.svg' }),
      'shared/banner.json': banner,
      'site.json': { ...SMALLEST_SITE['site.json'], icons: { favicon: '/images/icon.svg' } },
    }
    expect(namesOf(await told(['van.svg', 'share.svg', 'icon.svg', 'notes.txt', '.hidden'], documents))).toEqual([])
  })

  test('a site that borrows the project’s pictures need not use them all', async () => {
    const { problems } = openedSite()
    expect(problems.filter(({ rule }) => rule === 'unused-image')).toEqual([])
  })

  test('every form of the report can tell of a file that is no document', async () => {
    const { problems, root } = await told(['van.svg'])
    const shorten = (report: string) => report.replaceAll(`${root}/`, '')
    expect(shorten(reportPretty(problems, colors.createColors(false)))).toBe(
      'public/images/van.svg:1:1  warning  The picture\n  is named by no document\n  Show it on a page, or delete the file.\n',
    )
    expect(shorten(reportGithub(problems, ''))).toContain(
      '::warning file=public/images/van.svg,line=1,endLine=1,col=1,',
    )
    const place = { file: 'public/images/van.svg', line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' }
    expect(JSON.parse(shorten(reportJson(1, problems))).problems).toEqual([expect.objectContaining(place)])
    const [result] = JSON.parse(shorten(reportSarif(problems, 'https://plat.example/rules'))).runs[0].results
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toMatch(/public\/images\/van\.svg$/)
  })
})
