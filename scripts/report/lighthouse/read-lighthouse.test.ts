import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { readLighthouse } from './read-lighthouse'

test('where Lighthouse never ran there is nothing', () => {
  expect(readLighthouse(['/'], join(temporaryFolder(), 'lighthouse.json'))).toEqual([])
})

test('pages of another site are left out', () => {
  const file = join(temporaryFolder(), 'lighthouse.json')
  writeFileSync(file, JSON.stringify([{ route: '/' }, { route: '/of-another-site' }]))
  expect(readLighthouse(['/', '/bread'], file).map(({ route }) => route)).toEqual(['/'])
})
