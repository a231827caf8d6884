import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { BUILDS } from '../build-sites'
import { runCommand } from '../run-command'
import { page, prose } from '../sites'
import { temporaryFolder, temporarySite } from '../temporary-sites'

/** Runs the command without pictures. */
async function report(...args: string[]) {
  const out = join(temporaryFolder(), 'deep/report')
  const { status, stdout, stderr } = await runCommand('report', '--no-pictures', '--out', out, ...args)
  const file = join(out, 'index.html')
  return { status, stdout, stderr, file, html: existsSync(file) ? readFileSync(file, 'utf8') : '' }
}

const partOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}".*?(?=<section id=|</main>)`, 's').exec(html)?.[0] ?? ''

test('the site is built, and the report shows its pages, their weight and their links', async () => {
  const { status, stdout, html, file } = await report('--site', BUILDS.bakery.site)
  expect(status).toBe(0)
  expect(stdout).toContain(' in 4 pages.\n')
  expect(stdout).toContain(`✓ ${file} written.\n`)
  expect(html).toMatch(/<h1>[^<]+<\/h1>/)
  expect(partOf(html, 'pages')).toContain('<b>/stowe</b>')
  expect(partOf(html, 'weight').match(/<th scope="row">/g)).toHaveLength(4)
  expect(partOf(html, 'lighthouse')).toContain('npm run lighthouse')
  expect(partOf(html, 'cities')).toContain('There are no two pages of cities to compare.')
  expect(partOf(html, 'links').match(/<th scope="row">/g)).toHaveLength(4)
})

test('the report is valid HTML that requests nothing from other files or hosts', async () => {
  const { html } = await report('--site', BUILDS.bakery.site, '--built', BUILDS.bakery.out)
  const request = /\b(?:src|href|srcset|action)="(?!#|data:)[^"]*"|url\((?!#|data:)|@import|<link/g
  expect(html.match(request)).toBeNull()
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
})

test('for a site with an error, the report shows the error without the parts that need a build, and the command exits with 1', async () => {
  const folder = temporarySite({ 'pages/index.json': page([prose({ level: 1, titel: '<b>' })]) })
  const { status, stdout, html } = await report('--site', folder)
  expect(status).toBe(1)
  expect(stdout).toContain('1 error in 1 page. Nothing was built.\n')
  const problems = partOf(html, 'problems')
  expect(problems).toMatch(/pages\/index\.json:\d+:\d+/)
  expect(problems).toContain('&quot;titel&quot;: &quot;&lt;b&gt;&quot;')
  expect(partOf(html, 'weight')).not.toContain('<table')
})
