import { nodeOf } from '../../documents/document'
import { type Path, valueAt } from '../../documents/json-tree'
import { problemOf } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { markedPage, markedSection } from '../examples'
import type { DocumentRule, DocumentView, FormatRule } from '../rule'

export const invalidImage: FormatRule = {
  name: 'invalid-image',
  severity: 'error',
  asks: 'A picture is named by its address under /images.',
  why: 'Sizes and formats are made only from files of public/images; a picture of another host could change or vanish.',
  fix: 'Put the file into public/images and write /images/ and its name.',
  example: markedPage({ more: '"image": «"og-image.png"»' }, '"/images/og-image.png"'),
  format: 'image',
  must: 'a picture of public/images, as /images/name.jpg',
  // a photo as telephones save it is told of at its file, with what to do
  test: (text) => /^\/images\/[^\s]+\.(jpe?g|png|webp|avif|svg|hei[cf])$/i.test(text),
}

export const missingImage: DocumentRule = {
  name: 'missing-image',
  severity: 'error',
  asks: 'Every picture that a document names is a file of public/images.',
  why: 'A visitor would see a hole where the picture should be.',
  fix: 'Put the picture into public/images under this name, or name one that is there.',
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
  fix: 'Put the picture’s original into public/images; the smaller sizes are made from it. A drawing as SVG is never too small.',
  example: {
    of: 'section',
    wrong: oven('«"/images/apple-touch-icon.png"», "alt": "A star on a shield"'),
    right: oven('"/images/workshop-room.jpg", "alt": "A workshop with benches and pegboards"'),
  },
  checkDocument: ({ texts, images }) =>
    texts
      .filter(({ text, minWidth = 0 }) => minWidth > 0 && (images.get(text)?.width ?? minWidth) < minWidth)
      .map(({ text, minWidth, origin }) => {
        const { width, height } = images.get(text) ?? {}
        const what = `names a picture of ${width} × ${height} pixels, but this place needs ${minWidth} across`
        const hint = `Put one that is at least ${minWidth} pixels wide into public/images.`
        return problemOf(smallPicture, origin, { what, hint })
      }),
}

export const missingAlt: DocumentRule = {
  name: 'missing-alt',
  severity: 'warning',
  asks: 'The words for a picture say what it shows. They may be empty only where a picture may stand for its looks alone.',
  why: 'People who can’t see the picture hear these words in its place, and search engines find it by them.',
  fix: 'Say in a sentence what the picture shows, without “picture of”: a screen reader says by itself that it is one.',
  example: markedSection(
    `{
  "type": "feature",
  "title": "The shop",
  "images": [{ "src": "/images/truck.jpg", "alt": «"truck.jpg"» }]
}`,
    '"A white van in front of a grey wall"',
  ),
  checkDocument: (view) =>
    describedPictures(view).flatMap(({ src, alt, mayDecorate, origin }) => {
      const report = (what: string, hint = 'Say in a sentence what it shows.') => [
        problemOf(missingAlt, origin, { what, hint }),
      ]
      if (alt === '' && !mayDecorate) return report('is empty, but a picture is not mere decoration here')
      if (/^\S+\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt) || isNameOf(src, alt))
        return report('is a file’s name, not what the picture shows')
      if (SAYS_NOTHING.test(alt))
        return report(`is ${JSON.stringify(alt)}, which says nothing of what the picture shows`)
      const [opening] = /^(an? |the )?(image|picture|photo|photograph) of\b/i.exec(alt) ?? []
      const hint = 'Begin with what it shows: a screen reader says by itself that it is a picture.'
      return opening === undefined ? [] : report(`begins with "${opening}"`, hint)
    }),
}

/** "image", "Photo 2", "alt text" */
const SAYS_NOTHING =
  /^(an? |the |my |our )?(image|img|picture|pic|photo|photograph|graphic|screenshot|thumbnail|icon|banner|hero|untitled|alt|alt text|alternative text|description|n\/a|none|null|undefined)( (here|text))?[ _-]*\d*$/i

/** Whether words are the name of a picture's file without its ending, "hero-city_2" or "IMG 4012". One word alone may be right. */
const isNameOf = (src: string, alt: string): boolean =>
  /[\d_-]/.test(alt) &&
  (/^(img|dscn?|pxl|photo|image)[ _-]?\d{3,}/i.test(alt) ||
    src.toLowerCase().includes(`/${alt.toLowerCase().replaceAll(' ', '-')}.`))

export const duplicateAlt: DocumentRule = {
  name: 'duplicate-alt',
  severity: 'warning',
  asks: 'Two different pictures of one page have different words.',
  why: 'Who hears the same words twice takes the two pictures for one; mostly the words were copied and not changed.',
  fix: 'Say in each what only this picture shows.',
  example: markedSection(
    `{
  "type": "gallery",
  "title": "The shop",
  "images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": «"A white van in front of a grey wall"» } }
  ]
}`,
    '"A workshop with benches and pegboards"',
  ),
  checkDocument: (view) => {
    if (!view.page) return []
    const known = new Map<string, string>()
    return describedPictures(view).flatMap(({ src, alt, origin }) => {
      const other = known.get(alt) ?? src
      known.set(alt, other)
      if (alt === '' || other === src) return []
      const what = `says of ${src} what the page says of ${other} already`
      return [problemOf(duplicateAlt, origin, { what, hint: 'Say what only this picture shows.' })]
    })
  },
}

/** Every picture of a document with an alternative text, and where that was written, in order. */
function describedPictures({ page, texts }: DocumentView) {
  return texts.flatMap(({ format, path, text: src, mayDecorate, origin: { document, path: written } }) => {
    if (format !== 'image' || path.at(-1) !== 'src') return []
    const origin = { document, path: altOf(written) }
    const alt: unknown = page ? valueAt(page.data, altOf(path)) : nodeOf(origin).value
    return typeof alt === 'string' ? [{ src, alt: alt.trim(), mayDecorate, origin }] : []
  })
}

const altOf = (src: Path): Path => [...src.slice(0, -1), 'alt']

/** Those about whole documents; invalid-image is a rule about a format. */
export const PICTURE_RULES: DocumentRule[] = [missingImage, missingAlt, duplicateAlt, smallPicture]
