import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replaceOnce } from './faults/apply-edits'
import { FAULTS } from './faults/registry'

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('the seeded fault %s can be made', (_, fault) => {
  const texts = new Map(fault.edits.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  for (const edit of fault.edits) texts.set(edit.file, replaceOnce(texts.get(edit.file) ?? '', edit))
})

test('every fault has a name of its own', () => {
  const names = FAULTS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
