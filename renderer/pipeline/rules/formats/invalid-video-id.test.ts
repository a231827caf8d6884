import { expect, test } from 'vitest'
import { invalidVideoId } from './invalid-video-id'

test.each(['dQw4w9WgXcQ', '76979871'])('%s is allowed', (text) => {
  expect(invalidVideoId.test(text)).toBe(true)
})

test.each(['', 'short', 'https://youtu.be/dQw4w9WgXcQ', 'watch?v=dQw4w9WgXcQ', 'a b c d e f', 'dQw4w9WgXcQ?t=30'])(
  '%j is not',
  (text) => {
    expect(invalidVideoId.test(text)).toBe(false)
  },
)
