import { expect, test } from 'vitest'
import { isInShard, parseShard } from './shards'

test('a part is written as in Playwright and Vitest', () => {
  expect(parseShard('2/8')).toEqual({ number: 2, of: 8 })
})

test.each(['0/2', '3/2', '2', '1/', '/2', '1/2/3', 'a/b', '-1/2', '1.5/2'])('%s is not a part', (text) => {
  expect(() => parseShard(text)).toThrow('Write the part and the number of parts: 2/8.')
})

test('each file is in one part, and all parts have files', () => {
  const counts = [0, 0, 0]
  for (let town = 0; town < 300; town++) {
    const parts = [1, 2, 3].filter((number) => isInShard(`town-${town}.html`, { number, of: 3 }))
    expect(parts).toHaveLength(1)
    counts[parts[0]! - 1]!++
  }
  expect(Math.min(...counts)).toBeGreaterThan(60)
})
