import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }

interface Format {
  rule: string
  /** What the text must be, after "must be". */
  must: string
  test: (text: string) => boolean
  /** The values there are, where they can be counted: suggestions come from them. */
  known?: Set<string>
}

const icons = new Set(Object.keys(iconNodes))
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/**
 * The formats that the schemas name. A "markdown" text may say anything; its links are checked with the others.
 * Whether a page, a place on it or a picture exists is not asked here, but where the whole site is known.
 */
export const formats: Record<string, Format> = {
  link: {
    rule: 'invalid-link',
    must: 'a link: /path, #place, https://…, tel:… or mailto:…',
    test: matches(/^(\/(?!\/)[^\s]*|#[^\s#]*|https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d\s().-]{3,}|mailto:[^\s@]+@[^\s@]+)$/),
  },
  https: {
    rule: 'invalid-link',
    must: 'an address that starts with https://, without a slash at the end',
    test: matches(/^https:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/),
  },
  route: {
    rule: 'invalid-route',
    must: 'a route such as /old-name: small letters, digits, hyphens',
    test: matches(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/),
  },
  image: {
    rule: 'invalid-image',
    must: 'a picture of public/images, as /images/name.jpg',
    test: matches(/^\/images\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/i),
  },
  icon: {
    rule: 'unknown-icon',
    must: 'the name of a Lucide icon (lucide.dev/icons)',
    test: (text) => icons.has(text),
    known: icons,
  },
  'anchor-id': {
    rule: 'invalid-id',
    must: 'small letters, digits and hyphens, and start with a letter',
    test: matches(/^[a-z][a-z0-9-]*$/),
  },
  'video-id': {
    rule: 'invalid-video-id',
    must: 'the id of a video, not its address',
    test: matches(/^[A-Za-z0-9_-]{6,20}$/),
  },
  'embed-id': {
    rule: 'invalid-embed-id',
    must: 'an id: letters, digits, dots, hyphens and underscores, never an address',
    test: matches(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  },
  host: {
    rule: 'invalid-host',
    must: 'a host name such as forms.example.com',
    test: matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  },
  coordinates: {
    rule: 'invalid-coordinates',
    must: 'latitude and longitude in degrees, as 33.0198, -96.6989',
    test: matches(/^-?\d{1,2}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?$/),
  },
  email: { rule: 'invalid-email', must: 'an e-mail address', test: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) },
  'time-of-day': { rule: 'invalid-time', must: 'a time such as 08:00', test: matches(/^([01]\d|2[0-3]):[0-5]\d$/) },
  markdown: { rule: 'invalid-markdown', must: 'Markdown', test: () => true },
}
