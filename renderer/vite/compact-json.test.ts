import iconNodes from 'lucide-static/icon-nodes.json'
import text from 'lucide-static/icon-nodes.json?raw'
import { expect, test } from 'vitest'

test('JSON that is imported as text is that JSON, without its indentation', () => {
  expect(JSON.parse(text)).toEqual(iconNodes)
  expect(text).not.toContain('\n')
})
