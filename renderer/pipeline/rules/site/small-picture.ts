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
    texts.flatMap((picture) => {
      const { text, minWidth } = picture
      const size = minWidth === undefined ? undefined : images.get(text)
      if (!size || minWidth === undefined || size.width >= minWidth) return []
      const what = `names a picture of ${size.width} × ${size.height} pixels, but this place needs ${minWidth} across`
      const hint = `Put one that is at least ${minWidth} pixels wide into public/images.`
      return [problemOf(smallPicture, picture.origin, { what, hint })]
    }),
}
