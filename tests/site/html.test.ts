import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtFile } from './built-site'
import { htmlFaults } from './html-faults'

const FILES = readdirSync(builtFile(''), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

test.each(FILES)('%s is valid HTML', async (name) => {
  expect(await htmlFaults(readFileSync(builtFile(name), 'utf8'))).toEqual([])
})
