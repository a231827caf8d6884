import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/sites'
import { readLighthouse } from './lighthouse'

test('nothing is read where Lighthouse never ran, and pages of another site are left out', () => {
  const file = join(temporaryFolder(), 'lighthouse.json')
  expect(readLighthouse(['/'], file)).toEqual([])
  writeFileSync(file, JSON.stringify([{ route: '/' }, { route: '/of-another-site' }]))
  expect(readLighthouse(['/', '/bread'], file)).toEqual([{ route: '/' }])
})
