import type { GenerateOptions } from 'json-schema-faker'
import type { OpenSite } from '../../../renderer/pipeline/open-site'
import { FORMAT_RULES } from '../../../renderer/pipeline/rules/formats'

/** The one host that generated sites allow. */
export const HOST = 'forms.example.com'

/** Texts of every format that there is; links, pictures and icons are those of a site. */
export function formatSamples({ resolved, images }: OpenSite): NonNullable<GenerateOptions['formats']> {
  const rule = (name: string) => FORMAT_RULES.find(({ format }) => format === name)
  const pictures = [...images.keys()].filter((address) => rule('image')?.test(address))
  const icons = [...(rule('icon')?.known ?? [])]
  const links = [
    ...resolved.pages.map(({ route }) => route),
    'https://example.com/a?b=c#d',
    'tel:+19725550142',
    'tel:{tel}',
    'mailto:{email}',
    '/?from=mail',
  ]
  return {
    link: (random) => random.pick(links),
    image: (random) => random.pick(pictures),
    icon: (random) => random.pick(icons),
    markdown: (random) => `Call *{business}* — or [read on](${random.pick(links)}) “now”.\n\n- One\n- \\{{two`,
    https: (random) => `https://${HOST}/page-${random.int(1, 999)}`,
    host: () => HOST,
    // two documents must not have one address
    route: (random) => `/old/${random.int(0, 1e15)}`,
    'anchor-id': (random) => `place-${random.int(0, 1e15)}`,
    'video-id': (random) => random.pick(['dQw4w9WgXcQ', '123456789', '_-_-_-_-']),
    'embed-id': (random) => random.pick(['240123', 'G-ABC123', 'example.com', 'a_b']),
    coordinates: (random) => `${random.int(-89, 89)}.5, ${random.int(-179, 179)}.25`,
    email: () => 'help@example.com',
    'time-of-day': (random) => `${random.pick(['00', '08', '19', '23'])}:${random.pick(['00', '30', '59'])}`,
  }
}
