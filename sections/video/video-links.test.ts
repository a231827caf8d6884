import { expect, test } from 'vitest'
import { videoLinks } from './video-links'

test('YouTube plays without cookies', () => {
  expect(videoLinks({ provider: 'youtube', id: 'aqz-KE-bpKQ' })).toEqual({
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  })
})

test('Vimeo is asked not to track', () => {
  expect(videoLinks({ provider: 'vimeo', id: '76979871' })).toEqual({
    frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    page: 'https://vimeo.com/76979871',
  })
})
