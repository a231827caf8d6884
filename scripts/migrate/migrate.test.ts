import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../schemas/migrations/migrations'
import { openSite } from '../../renderer/pipeline/open-site'
import { isError } from '../../renderer/problems/problem'
import { renderRoute } from '../../tests/render-route'
import { runCommand } from '../../tests/run-command'
import { page, prose } from '../../tests/sites'
import { copyOfElectrician, editFile, temporarySite } from '../../tests/temporary-sites'

const LAST = MIGRATIONS.length

const heard = (date: string) => ({
  type: 'testimonials',
  title: 'What they say',
  items: [
    { text: 'The rye keeps for a week.', author: 'Dana R.', rating: 5, date },
    { text: 'Warm at noon.', author: 'Lee T.', rating: 4, date: '2024' },
    { text: 'Worth the walk.', author: 'Kim O.', rating: 4 },
  ],
})

const SITE = {
  'pages/index.json': page([prose({ level: 1 }), { use: 'heard' }]),
  'pages/more.json': page([prose({ level: 1 }), heard('Mar. 2024')]),
  'shared/heard.json': heard('March 2025'),
}

const errorsOf = (folder: string) => openSite(folder).problems.filter(isError)

test('documents of an earlier version are told to be migrated, and are right afterwards', async () => {
  const folder = temporarySite(SITE)
  expect(errorsOf(folder).map(({ file, pointer, hint }) => [file.slice(folder.length), pointer, hint])).toEqual([
    ['/pages/more.json', '/sections/1/items/0/date', expect.stringContaining('run `npm run migrate`')],
    ['/shared/heard.json', '/items/0/date', expect.stringContaining('run `npm run migrate`')],
  ])
  const check = await runCommand('migrate', '--site', folder, '--check')
  expect([check.status, check.stdout]).toEqual([1, expect.stringContaining('Run `npm run migrate`')])
  const { status, stdout } = await runCommand('migrate', '--site', folder)
  expect([status, errorsOf(folder)]).toEqual([0, []])
  expect(stdout).toContain('1. The date of a review is a month')
  expect(readFileSync(join(folder, 'shared/heard.json'), 'utf8')).toBe(
    JSON.stringify(SITE['shared/heard.json'], null, 2).replace('March 2025', '2025-03'),
  )
  expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))).toMatchObject({ migration: LAST })
  expect(await runCommand('migrate', '--site', folder, '--check')).toMatchObject({ status: 0 })
  expect((await runCommand('migrate', '--site', folder)).stdout).toContain('are as this version of Plat has them')
})

test('a dry run writes nothing, and what can’t be decided is left and reported', async () => {
  const folder = temporarySite({ ...SITE, 'shared/heard.json': heard('3 weeks ago') })
  const { status, stdout } = await runCommand('migrate', '--site', folder, '--dry-run')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\+ +"date": "2024-03"$/m)])
  expect(readFileSync(join(folder, 'pages/more.json'), 'utf8')).toContain('"Mar. 2024"')
  expect(await runCommand('migrate', '--site', folder)).toMatchObject({ status: 0 })
  expect(errorsOf(folder).map(({ file, hint }) => [file.slice(folder.length), hint])).toEqual([
    ['/shared/heard.json', expect.stringContaining('such as 2025-03')],
  ])
})

test('a site that is not JSON everywhere is not migrated in part', async () => {
  const folder = temporarySite({ ...SITE, 'site.json': '{' })
  expect(await runCommand('migrate', '--site', folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('site.json is not JSON'),
  })
  expect(readFileSync(join(folder, 'pages/more.json'), 'utf8')).toContain('"Mar. 2024"')
})

test('the electrician’s reviews look as they did with their dates in words', async () => {
  const folder = copyOfElectrician()
  const html = await renderRoute(openSite(folder), '/reviews')
  const file = join(folder, 'lists/reviews.json')
  const months = [...readFileSync(file, 'utf8').matchAll(/"date": "(\d{4})-(\d\d)"/g)]
  expect(months.length).toBeGreaterThan(10)
  for (const [, year = '', month = ''] of months) {
    const words = new Date(`${year}-${month}-01T12:00`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
    expect(html).toContain(`<span>${words}</span>`)
    editFile(file, `"${year}-${month}"`, `"${words}"`)
  }
  editFile(join(folder, 'site.json'), /,\s*"migration": \d+/, '')
  expect(errorsOf(folder)).not.toEqual([])
  expect(await runCommand('migrate', '--site', folder)).toMatchObject({ status: 0 })
  expect(await renderRoute(openSite(folder), '/reviews')).toBe(html)
})
