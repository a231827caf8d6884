import { type Mock, beforeEach, expect, test, vi } from 'vitest'
import { tellBundlingError } from './tell-bundling-error'

let told: Mock<typeof console.error>
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockReturnValue(undefined)
  return () => told.mockRestore()
})

const said = () => told.mock.calls.flat().join('\n')

test('a developer’s mistake is told by its place, without a stack and without colors', () => {
  const message = '\u001B[31mUnclosed block\u001B[0m Hero.module.css:34:1\n    at Parser.parse (/x/parser.js:1:2)\nend'
  tellBundlingError(Object.assign(new Error(message), { errors: [{}] }))
  expect(said()).toBe('Unclosed block Hero.module.css:34:1\nend')
})

test('a bug of ours is told with all that is known', () => {
  tellBundlingError(new Error('lost'))
  expect(said()).toMatch(/This is a bug of Plat[^]*Error: lost\n {4}at /)
})
