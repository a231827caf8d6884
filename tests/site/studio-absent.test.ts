import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRAME_MARK, STUDIO_ADDRESS, TOKEN_HEADER, TOKEN_META } from '../../studio/protocol/addresses'
import { builtFile, filesIn } from './built-site'

test('a built site has nothing of Studio', () => {
  const marks = [STUDIO_ADDRESS, TOKEN_META, TOKEN_HEADER, FRAME_MARK, 'react-aria', 'Review changes']
  const files = ['.html', '.js', '.css', '.json'].flatMap((ending) => filesIn(builtFile(''), ending))
  expect(files.length).toBeGreaterThan(40)
  for (const name of files) {
    const text = readFileSync(builtFile(name), 'utf8')
    expect(
      marks.filter((mark) => text.includes(mark)),
      name,
    ).toEqual([])
  }
})
