import { expect, test } from 'vitest'
import { videoLinks } from './video-links'

test.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE?autoplay=1', 'https://www.youtube.com/watch?v=aqz-KE'],
  ['vimeo', 'https://player.vimeo.com/video/aqz-KE?autoplay=1&dnt=1', 'https://vimeo.com/aqz-KE'],
] as const)('%s plays without tracking, and has a page of its own', (provider, frame, page) => {
  expect(videoLinks({ provider, id: 'aqz-KE' })).toEqual({ frame, page })
})
