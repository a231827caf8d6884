import type { FormatRule } from '../rule'

export const invalidVideoId: FormatRule = {
  name: 'invalid-video-id',
  severity: 'error',
  asks: 'A video is named by its id at its provider.',
  why: 'The address of its player is made from the id; the address of a page can’t be played.',
  mend: 'On YouTube, copy the letters after watch?v=; on Vimeo, the number.',
  example: {
    of: 'section',
    wrong: `{
  "type": "video",
  "title": "See us at work",
  "video": {
    "provider": "youtube",
    "id": «"https://youtu.be/dQw4w9WgXcQ"»,
    "title": "A day with us",
    "poster": { "src": "/images/og-image.png", "alt": "Our workshop" }
  }
}`,
    right: `{
  "type": "video",
  "title": "See us at work",
  "video": {
    "provider": "youtube",
    "id": "dQw4w9WgXcQ",
    "title": "A day with us",
    "poster": { "src": "/images/og-image.png", "alt": "Our workshop" }
  }
}`,
  },
  format: 'video-id',
  must: 'the id of a video, not its address',
  test: (text) => /^[A-Za-z0-9_-]{6,20}$/.test(text),
}
