import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'

export const smallPicture: DocumentRule = {
  name: 'small-picture',
  severity: 'warning',
  asks: 'A picture is as wide as its place needs: 1200 pixels where it spans the page, 800 beside words, 480 in a card.',
  why: 'Nothing is made larger when the site is built: the browser would stretch a small picture, and it looks blurred.',
  mend: 'Put the picture’s original into public/images; the smaller sizes are made from it. A drawing as SVG is never too small.',
  example: {
    of: 'section',
    wrong: `{
  "type": "feature",
  "title": "Our oven",
  "images": [{ "src": «"/images/apple-touch-icon.png"», "alt": "A star on a shield" }]
}`,
    right: `{
  "type": "feature",
  "title": "Our oven",
  "images": [{ "src": "/images/workshop-room.jpg", "alt": "A workshop with benches and pegboards" }]
}`,
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
