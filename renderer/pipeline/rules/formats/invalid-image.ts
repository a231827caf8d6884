import type { FormatRule } from '../rule'

export const invalidImage: FormatRule = {
  name: 'invalid-image',
  severity: 'error',
  asks: 'A picture is named by its address under /images.',
  why: 'Sizes and formats are made only from files of public/images; a picture of another host could change or vanish.',
  mend: 'Put the file into public/images and write /images/ and its name.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "image": «"og-image.png"»,
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "image": "/images/og-image.png",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  format: 'image',
  must: 'a picture of public/images, as /images/name.jpg',
  test: (text) => /^\/images\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/i.test(text),
}
