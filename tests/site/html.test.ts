import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtFile, builtFiles } from './built-site'
import { htmlFaults } from '../../scripts/check/html-faults'

test.each(builtFiles())('%s is valid HTML', async (name) => {
  expect(await htmlFaults(readFileSync(builtFile(name), 'utf8'))).toEqual([])
})
