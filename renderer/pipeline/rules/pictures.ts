import { problemOf } from '../problems/problem-of'
import { didYouMean } from '../problems/suggest'
import { markedPage } from './examples'
import type { DocumentRule, FormatRule } from './rule'

export const invalidImage: FormatRule = {
  name: 'invalid-image',
  severity: 'error',
  asks: 'A picture is named by its address under /images.',
  why: 'Sizes and formats are made only from files of public/images; a picture of another host could change or vanish.',
  mend: 'Put the file into public/images and write /images/ and its name.',
  example: markedPage({ more: '"image": «"og-image.png"»' }, '"/images/og-image.png"'),
  format: 'image',
  must: 'a picture of public/images, as /images/name.jpg',
  test: (text) => /^\/images\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/i.test(text),
}

export const missingImage: DocumentRule = {
  name: 'missing-image',
  severity: 'error',
  asks: 'Every picture that a document names is a file of public/images.',
  why: 'A visitor would see a hole where the picture should be.',
  mend: 'Put the picture into public/images under this name, or name one that is there.',
  example: markedPage({ more: '"image": "«/images/ogg-image.png»"' }, '/images/og-image.png'),
  checkDocument: ({ texts, images }) =>
    texts
      .filter(({ format, text }) => format === 'image' && !images.has(text) && invalidImage.test(text))
      .map(({ origin, text }) => {
        const what = `names the picture ${text}, but public${text} does not exist`
        const hint = didYouMean(text, images.keys(), 'Put the picture into public/images, or name another one.')
        return problemOf(missingImage, origin, { what, hint }, { part: text })
      }),
}

const oven = (picture: string) => `{
  "type": "feature",
  "title": "Our oven",
  "images": [{ "src": ${picture} }]
}`

export const smallPicture: DocumentRule = {
  name: 'small-picture',
  severity: 'warning',
  asks: 'A picture is as wide as its place needs: 1200 pixels where it spans the page, 800 beside words, 480 in a card.',
  why: 'Nothing is made larger when the site is built: the browser would stretch a small picture, and it looks blurred.',
  mend: 'Put the picture’s original into public/images; the smaller sizes are made from it. A drawing as SVG is never too small.',
  example: {
    of: 'section',
    wrong: oven('«"/images/apple-touch-icon.png"», "alt": "A star on a shield"'),
    right: oven('"/images/workshop-room.jpg", "alt": "A workshop with benches and pegboards"'),
  },
  checkDocument: ({ texts, images }) =>
    texts
      .filter(({ text, minWidth = 0 }) => minWidth > 0 && (images.get(text)?.width ?? minWidth) < minWidth)
      .map(({ text, minWidth, origin }) => {
        const { width, height } = images.get(text) ?? { width: 0, height: 0 }
        const what = `names a picture of ${width} × ${height} pixels, but this place needs ${minWidth} across`
        const hint = `Put one that is at least ${minWidth} pixels wide into public/images.`
        return problemOf(smallPicture, origin, { what, hint })
      }),
}
