import { nodeOf } from '../../documents/document'
import { type Path, valueAt } from '../../documents/json-tree'
import { similarPictureHint } from '../../pictures/picture-names'
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
      asks: 'Every picture that a document names is a file of public/images.',
      why: 'A visitor would see a hole where the picture should be.',
      fix: 'Put the picture into public/images under this name, or name one that is there.',
      example: markedPage({ more: '"image": "«/images/ogg-image.png»"' }, '/images/og-image.png'),
      checkDocument: ({ texts, images }) =>
        texts
          .filter(({ format, text }) => format === 'image' && !images.has(text) && isImageAddress(text))
          .map(({ origin, text }) => {
            const missing = `the picture ${text}, but public${text} does not exist`
            const names = [...images.keys()].filter(isImageAddress)
            const hint =
              similarPictureHint(text, images.keys()) ??
              didYouMean(text, names, 'Put the picture into public/images, or name another one.')
            return { origin, mark: { part: text }, what: `names ${missing}`, group: `name ${missing}`, hint }
          }),
    },
  }),
  ...warnings({
    'small-picture': {
      asks: 'A picture is as wide as its place needs: 1200 pixels where it spans the page, 800 beside words, 480 in a card.',
      why: 'Nothing is made larger when the site is built: the browser would stretch a small picture, and it looks blurred.',
      fix: 'Put the picture’s original into public/images; the smaller sizes are made from it. A drawing as SVG is never too small.',
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
            const what = `names a picture of ${width} × ${height} pixels, but this place needs ${minWidth} across`
            return { origin, what, hint: `Put one that is at least ${minWidth} pixels wide into public/images.` }
          }),
    },
    'animated-picture': {
      asks: 'A picture stands still.',
      why: 'Of an animation only its first frame is shown: the sizes for phones and laptops are made from it.',
      fix: 'Show it as a video, or export the frame that says most.',
      example: {
        ...markedPage({ more: '"image": «"/images/van.webp"»' }, '"/images/og-image.png"'),
        wrongBeside: { 'public/images/van.webp': ANIMATION },
      },
      checkDocument: ({ texts, images }) =>
        texts
          .filter(({ format, text }) => format === 'image' && images.get(text)?.isAnimated)
          .map(({ origin }) => ({ origin, what: 'names an animation, of which only the first frame is shown' })),
    },
    'unreadable-preview': {
      asks: 'The picture that stands for a page where its link is shared is a JPG, a PNG or a WebP.',
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
      asks: 'The words for a picture say what it shows. They may be empty only where a picture may stand for its looks alone.',
      why: 'People who can’t see the picture hear these words in its place, and search engines find it by them.',
      fix: 'Say in a sentence what the picture shows, without “picture of”: a screen reader says by itself that it is one.',
      example: markedSection(
        feature('"/images/truck.jpg", "alt": «"truck.jpg"»'),
        '"A white van in front of a grey wall"',
      ),
      checkDocument: (view) =>
        describedPictures(view).flatMap(({ src, alt, mayDecorate, origin }) => {
          const what = alt === '' && mayDecorate ? undefined : faultOfAlt(src, alt)
          const hint = what?.startsWith('begins with')
            ? 'Begin with what it shows: a screen reader says by itself that it is a picture.'
            : 'Say in a sentence what it shows.'
          return what === undefined ? [] : { origin, what, hint }
        }),
    },
    'duplicate-alt': {
      asks: 'Two different pictures of one page have different words.',
      why: 'Who hears the same words twice takes the two pictures for one; mostly the words were copied and not changed.',
      fix: 'Say what only this picture shows.',
      example: markedSection(
        sectionText(
          'gallery',
          '"title": "The shop"',
          `"images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": «"A white van in front of a grey wall"» } }
  ]`,
        ),
        '"A workshop with benches and pegboards"',
      ),
      checkPage: (_, view) =>
        repeatsAmong(describedPictures(view), ({ alt }) => alt || undefined).flatMap(([{ src, origin }, other]) => {
          const what = `says of ${src} what the page says of ${other.src} already`
          return src === other.src ? [] : { origin, what }
        }),
    },
  }),
]

/** What is wrong with the words for a picture, if anything. */
function faultOfAlt(src: string, alt: string): string | undefined {
  if (alt === '') return 'is empty, but a picture is not mere decoration here'
  if (/^\S+\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt) || isNameOf(src, alt))
    return 'is a file’s name, not what the picture shows'
  if (SAYS_NOTHING.test(alt)) return `is ${JSON.stringify(alt)}, which says nothing of what the picture shows`
  const [opening] = /^(an? |the )?(image|picture|photo|photograph) of\b/i.exec(alt) ?? []
  return opening && `begins with "${opening}"`
}

/** "image", "Photo 2", "alt text" */
const SAYS_NOTHING =
  /^(an? |the |my |our )?(image|img|picture|pic|photo|photograph|graphic|screenshot|thumbnail|icon|banner|hero|untitled|alt|alt text|alternative text|description|n\/a|none|null|undefined)( (here|text))?[ _-]*\d*$/i

/** Whether words are the name of a picture's file without its ending, "hero-city_2" or "IMG 4012". One word alone may be right. */
const isNameOf = (src: string, alt: string): boolean =>
  /[\d_-]/.test(alt) &&
  (/^(img|dscn?|pxl|photo|image)[ _-]?\d{3,}/i.test(alt) ||
    src.toLowerCase().includes(`/${alt.toLowerCase().replaceAll(' ', '-')}.`))

/** Every picture of a document with an alternative text, and where that was written, in order. */
const describedPictures = once(({ page, texts }: DocumentView) =>
  texts.flatMap(({ format, path, text: src, mayDecorate, origin: { document, path: written } }) => {
    if (format !== 'image' || path.at(-1) !== 'src') return []
    const origin = { document, path: altOf(written) }
    const alt: unknown = page ? valueAt(page.data, altOf(path)) : nodeOf(origin).value
    return typeof alt === 'string' ? [{ src, alt: alt.trim(), mayDecorate, origin }] : []
  }),
)

const altOf = (src: Path): Path => [...src.slice(0, -1), 'alt']
