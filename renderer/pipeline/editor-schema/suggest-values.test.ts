import { expect, test } from 'vitest'
import { suggest } from './suggest-values'

const towns = [{ value: '/plano', about: 'Plano' }, { value: '/allen' }, { value: '/anna', about: 'Anna' }]

test('where nothing is known nothing is suggested', () => {
  expect(suggest([], 'Must be one of none.')).toEqual({})
})

test('any other text is as right, where nothing is said of it', () => {
  const { anyOf, examples } = suggest([{ value: 'a' }, { value: 'b' }, { value: 'c' }])
  expect(anyOf).toEqual([{}, { enum: ['a', 'b', 'c'] }])
  expect(examples).toEqual(['a', 'b'])
})

test('else only a text with a variable is as right, and the message is ours', () => {
  const [other] = suggest(towns, 'Must be a town.').anyOf as [{ pattern: string; patternErrorMessage: string }]
  expect(other.patternErrorMessage).toBe('Must be a town.')
  expect(new RegExp(other.pattern).test('/{town}')).toBe(true)
  expect(new RegExp(other.pattern).test('/town')).toBe(false)
})

test('what values mean is told to VS Code and to JetBrains’ editors', () => {
  expect(suggest(towns).anyOf).toEqual([
    {},
    {
      enum: ['/plano', '/allen', '/anna'],
      enumDescriptions: ['Plano', '', 'Anna'],
      'x-intellij-enum-metadata': {
        '/plano': { description: 'Plano' },
        '/allen': { description: '' },
        '/anna': { description: 'Anna' },
      },
    },
  ])
})
