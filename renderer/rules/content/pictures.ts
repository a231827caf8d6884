import { nodeOf } from '../../documents/document'
import { type Path, valueAt } from '../../documents/json-tree'
import { similarPictureHint } from '../../pictures/picture-names'
import type { Description } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { markedPage, markedSection, sectionText } from '../definition/examples'
import { isImageAddress } from '../values/formats'
import { type DocumentView, errors, once, repeatsAmong, warnings } from '../definition/rule'

const feature = (image: string) => sectionText('feature', '"title": "The shop"', `"images": [{ "src": ${image} }]`)

/** The beginning of a WebP that announces frames of 600 × 300 pixels. */
const ANIMATION = 'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x57\x02\0\x2b\x01\0'

export const PICTURE_RULES = [
  ...errors({
    'missing-image': {
      asks: 'Every picture that a document names is a file in public/images.',
      why: 'Visitors would see a hole where the picture should be.',
      fix: 'Put the picture in public/images under this name, or choose one that is there.',
      example: markedPage({ more: '"image": "«/images/ogg-image.png»"' }, '/images/og-image.png'),
      checkDocument: ({ texts, images }) =>
        texts
          .filter(({ format, text }) => format === 'image' && !images.has(text) && isImageAddress(text))
          .map(({ origin, text }) => {
            const missing = `the picture ${text}, but public${text} doesn’t exist`
            const names = [...images.keys()].filter(isImageAddress)
            const hint =
              similarPictureHint(text, images.keys()) ??
              didYouMean(text, names, 'Put the picture in public/images, or choose another one.')
            return { origin, mark: { part: text }, what: `names ${missing}`, group: `name ${missing}`, hint }
          }),
    },
  }),
  ...warnings({
    'small-picture': {
      asks: 'A picture is as wide as its place needs: 1200 pixels across the page, 800 next to text, 480 in a card.',
      why: 'The build never enlarges a picture: browsers would stretch a small one, and it would look blurred.',
      fix: 'Put the original picture in public/images; the smaller sizes are made from it. An SVG drawing is never too small.',
      example: {
        of: 'section',
        wrong: feature('«"/images/apple-touch-icon.png"», "alt": "A star on a shield"'),
        right: feature('"/images/workshop-room.jpg", "alt": "A workshop with benches and pegboards"'),
      },
      checkDocument: ({ texts, images }) =>
        texts
          .filter(({ text, minWidth = 0 }) => minWidth > 0 && (images.get(text)?.width ?? minWidth) < minWidth)
          .map(({ text, minWidth, origin }) => {
            const { width, height } = images.get(text) ?? {}
            const what = `is ${width} × ${height} pixels, but a picture here needs a width of ${minWidth}`
            return { origin, what, hint: `Put one that is at least ${minWidth} pixels wide in public/images.` }
          }),
    },
    'animated-picture': {
      asks: 'A picture is not animated.',
      why: 'Only the first frame of an animation is shown, since the sizes for phones and laptops are made from it.',
      fix: 'Show it as a video, or export a single frame.',
      example: {
        ...markedPage({ more: '"image": «"/images/van.webp"»' }, '"/images/og-image.png"'),
        wrongFiles: { 'public/images/van.webp': ANIMATION },
      },
      checkDocument: ({ texts, images }) =>
        texts
          .filter(({ format, text }) => format === 'image' && images.get(text)?.isAnimated)
          .map(({ origin }) => ({ origin, what: 'names an animation, of which only the first frame is shown' })),
    },
    'unreadable-preview': {
      asks: 'The picture that is shown when a page’s link is shared is a JPG, PNG or WebP.',
      why: 'Facebook, LinkedIn, messengers and others read neither SVG nor AVIF: the link would be shown without a picture.',
      fix: 'Name a JPG or a PNG, 1200 pixels wide and 630 high.',
      example: markedPage({ more: '"image": «"/images/logo-mark.svg"»' }, '"/images/og-image.png"'),
      checkDocument: ({ texts }) =>
        texts
          .filter(
            ({ format, text, path }) => format === 'image' && path.join() === 'image' && /\.(?:svg|avif)$/i.test(text),
          )
          .map(({ origin, text }) => {
            const format = text.replace(/^.*\./, '').toUpperCase()
            return { origin, what: `is in ${format} format, which networks and messengers don’t show` }
          }),
    },
    'missing-alt': {
      asks: 'A picture’s alternative text says what it shows. It can be empty only where a picture can be mere decoration.',
      why: 'People who can’t see the picture hear this text instead, and search engines find the picture by it.',
      fix: 'Say in a sentence what the picture shows, without “picture of”: screen readers already say that it is one.',
      example: markedSection(
        feature('"/images/truck.jpg", "alt": «"truck.jpg"»'),
        '"A white van in front of a gray wall"',
      ),
      checkDocument: (view) =>
        describedPictures(view)
          .filter(({ alt, mayDecorate }) => alt !== '' || !mayDecorate)
          .flatMap(({ src, alt, origin }) => {
            const description = describeWrongAlt(src, alt)
            return description ? { origin, ...description } : []
          }),
    },
    'duplicate-alt': {
      asks: 'Different pictures on a page have different alternative texts.',
      why: 'People who hear the same words twice think it is the same picture. Usually the words were copied and not changed.',
      fix: 'Say what only this picture shows.',
      example: markedSection(
        sectionText(
          'gallery',
          '"title": "The shop"',
          `"images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a gray wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": «"A white van in front of a gray wall"» } }
  ]`,
        ),
        '"A workshop with benches and pegboards"',
      ),
      checkPage: (_, view) =>
        repeatsAmong(describedPictures(view), ({ alt }) => alt || undefined).flatMap(([{ src, origin }, other]) => {
          const what = `describes ${src} in the same words as ${other.src}`
          return src === other.src ? [] : { origin, what }
        }),
    },
  }),
]

/** The problem with a picture's alternative text, if there is one. */
function describeWrongAlt(src: string, alt: string): Description | undefined {
  const hint = 'Say in a sentence what it shows.'
  if (alt === '') return { what: 'is empty, but a picture here is more than decoration', hint }
  if (/^\S+\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt) || isNameOf(src, alt))
    return { what: 'is a file name, not what the picture shows', hint }
  if (SAYS_NOTHING.test(alt))
    return { what: `is ${JSON.stringify(alt)}, which doesn’t say what the picture shows`, hint }
  const [opening] = /^(an? |the )?(image|picture|photo|photograph) of\b/i.exec(alt) ?? []
  if (opening === undefined) return undefined
  const startWith = 'Start with what it shows: screen readers already say that it is a picture.'
  return { what: `starts with "${opening}"`, hint: startWith }
}

/** "image", "Photo 2", "alt text" */
const SAYS_NOTHING =
  /^(an? |the |my |our )?(image|img|picture|pic|photo|photograph|graphic|screenshot|thumbnail|icon|banner|hero|untitled|alt|alt text|alternative text|description|n\/a|none|null|undefined)( (here|text))?[ _-]*\d*$/i

/** Whether a text is the name of a picture's file without its ending, "hero-city_2" or "IMG 4012". A single word may be right. */
const isNameOf = (src: string, alt: string): boolean =>
  /[\d_-]/.test(alt) &&
  (/^(img|dscn?|pxl|photo|image)[ _-]?\d{3,}/i.test(alt) ||
    src.toLowerCase().includes(`/${alt.toLowerCase().replaceAll(' ', '-')}.`))

/** The pictures of a document that have an alternative text, and the place of that text, in order. */
const describedPictures = once(({ page, texts }: DocumentView) =>
  texts.flatMap(({ format, path, text: src, mayDecorate, origin: { document, path: pathOfSrc } }) => {
    if (format !== 'image' || path.at(-1) !== 'src') return []
    const origin = { document, path: altOf(pathOfSrc) }
    const alt: unknown = page ? valueAt(page.data, altOf(path)) : nodeOf(origin).value
    return typeof alt === 'string' ? [{ src, alt: alt.trim(), mayDecorate, origin }] : []
  }),
)

const altOf = (src: Path): Path => [...src.slice(0, -1), 'alt']
