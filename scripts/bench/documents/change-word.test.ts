import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { changeWord } from './change-word'

function changed(text: string): string {
  const file = join(temporaryFolder(), 'town-1.html')
  writeFileSync(file, text)
  changeWord(file, 'Changed0')
  return readFileSync(file, 'utf8')
}

test('one word of the text under the main heading changes, in documents and in front matter', () => {
  expect(changed('{\n  "lead": "Electricians for all",\n  "text": "one"\n}\n')).toBe(
    '{\n  "lead": "Changed0 for all",\n  "text": "one"\n}\n',
  )
  expect(changed('---json\n{ "lead": "One", "more": { "lead": "Two" } }\n---\n')).toBe(
    '---json\n{ "lead": "Changed0", "more": { "lead": "Two" } }\n---\n',
  )
})

test('a document without such a text is told', () => {
  expect(() => changed('{ "title": "A page" }')).toThrow(/town-1\.html has no "lead"/)
})
