import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { ELECTRICIAN } from '../fixtures'
import { page, prose } from '../../tests/sites'
import { copyOfElectrician, temporaryFolder, temporarySite } from '../../tests/temporary-sites'

const uniqueness = (...args: string[]) => runCommand('uniqueness', ...args)

test('the most similar pages come first, and an HTML page shows every pair', async () => {
  const folder = copyOfElectrician()
  copyFileSync(join(folder, 'pages/plano.json'), join(folder, 'pages/rowlett.json'))
  const out = join(temporaryFolder(), 'deep/report.html')
  const { status, stdout } = await uniqueness('--site', folder, '--out', out)
  expect(status).toBe(0)
  const [head, ...rows] = stdout.split('\n').map((line) => line.trim().split(/\s{2,}/))
  expect(head).toEqual(['page', 'its own', 'most similar', 'in common', 'the same sections'])
  expect(rows.slice(0, 2)).toEqual([
    ['/plano', '0%', '/rowlett', '100%', 'all'],
    ['/rowlett', '0%', '/plano', '100%', 'all'],
  ])
  const html = readFileSync(out, 'utf8')
  expect(html.match(/<td class="error">100%<\/td>/g)).toHaveLength(2)
  expect(html.match(/<th scope="row">\/rowlett<\/th>/g)).toHaveLength(1)
  expect(html).not.toMatch(/https?:|src=|<link/)
})

test('pages without a city are compared only with --all', async () => {
  const body = 'these words stand on more than one of the pages'
  const pages = {
    'pages/a.json': page([prose({ body })], { vars: { city: 'A' } }),
    'pages/b.json': page([prose({ body })]),
  }
  const folder = temporarySite(pages)
  const out = join(temporaryFolder(), 'report.html')
  const alone = await uniqueness('--site', folder, '--out', out)
  expect([alone.status, alone.stdout, existsSync(out)]).toEqual([
    0,
    'There are fewer than two city pages to compare. To compare all pages, add --all.\n',
    false,
  ])
  expect((await uniqueness('--site', folder, '--out', out, '--all')).stdout).toMatch(
    /\/a {2,}0% {2,}\/b {2,}100% {2,}all/,
  )
})

test('with --as-read, shared sections count too', async () => {
  const shared = { 'shared/words.json': prose({ body: 'these words stand on both of the pages' }) }
  const city = (name: string, body: string) => page([{ use: 'words' }, prose({ body })], { vars: { city: name } })
  const folder = temporarySite({
    ...shared,
    'pages/a.json': city('A', 'only the first one says it in this way'),
    'pages/b.json': city('B', 'while another says something that nobody else does'),
  })
  const options = ['--site', folder, '--out', join(temporaryFolder(), 'report.html')]
  expect((await uniqueness(...options)).stdout).toMatch(/\/a {2,}100% {2,}none {2,}0%/)
  expect((await uniqueness(...options, '--as-read')).stdout).toMatch(/\/a {2,}\d\d% {2,}\/b {2,}[3-5]\d%/)
})

test('every two city pages of the site differ by at least 70% for a reader', async () => {
  const { stdout } = await uniqueness(
    '--site',
    ELECTRICIAN.site,
    '--as-read',
    '--out',
    join(temporaryFolder(), 'report.html'),
  )
  const shares = Array.from(stdout.matchAll(/^ *\/.* (\d+)%/gm), ([, share]) => Number(share))
  expect(shares).toHaveLength(12)
  expect(Math.max(...shares)).toBeLessThanOrEqual(30)
})

test('a missing folder is wrong usage: one line, exit code 2', async () => {
  const { status, stdout, stderr } = await uniqueness('--site', 'nowhere')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^error: there is no folder nowhere\..*\n$/)
})
