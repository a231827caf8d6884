import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_SUITES } from './test-suites'

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test.each(LONG_SUITES)('$title starts what the suite starts', ({ name, args }) => {
  expect(scripts[name]).toBe(['node', ...args].join(' '))
})
