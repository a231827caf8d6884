import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'

const problemsOf = (text: string) => syntaxProblems(text)

test('every further member of a name is told at its own place, in inner objects too', () => {
  const found = problemsOf('{"a": [{"b": 1, "b": 2, "\\u0062": 3}], "a": 4}')
  expect(found.map(({ rule, start, pointer }) => [rule, start, pointer]).sort()).toEqual([
    ['duplicate-key', 16, '/a/0/b'],
    ['duplicate-key', 24, '/a/0/b'],
    ['duplicate-key', 39, '/a'],
  ])
})

test('the place in words is the object that has the name twice', () => {
  const [problem] = problemsOf('{"sections": [{"type": "hero", "title": "A", "title": "B"}]}')
  expect(problem).toMatchObject({ where: 'hero (sections[0])', what: 'has "title" twice' })
})

test('objects beside one another may have the same names', () => {
  expect(problemsOf('[{"a": 1}, {"a": {"a": 2}}]')).toEqual([])
})
