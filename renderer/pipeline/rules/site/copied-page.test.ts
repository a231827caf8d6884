import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfRealSite } from '../../../../tests/sites'
import { openSite } from '../../open-site'

const ofUniqueness = ({ rule }: { rule: string }) => rule === 'copied-page' || rule === 'similar-page'

test('the pages of the site that ships are neither copies nor similar', async () => {
  expect(openSite('site.config').problems.filter(ofUniqueness)).toEqual([])
})

test('a city page that was copied, with other vars, is told once and can be built', async () => {
  const folder = copyOfRealSite()
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
