import type { GenerateOptions, JsonSchema } from 'json-schema-faker'
import { isRecord } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Problem } from '../../renderer/problems/problem'
import { commonDocuments } from '../../renderer/site/site'
import { FORMAT_RULES } from '../../renderer/rules/values/formats'
import { listKinds } from '../../renderer/schema/lists'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { changedSite, otherSite, page } from '../sites'
import { bundleSchema } from './bundle-schema'

/** How many documents to put in one site. Few sites are faster, since each is checked as a whole. */
const TOGETHER = 50

/** An error that was reported in a document without mistakes. */
export interface FalseAlarm {
  problem: Problem
  text: string
}

/** Adds generated documents to a site, and looks for errors; there should be none. */
export async function runValid(
  site: OpenSite,
  { count, seed }: { count: number; seed: number },
): Promise<FalseAlarm[]> {
  const generate = await documentGenerator(site, seed)
  const alarms: FalseAlarm[] = []
  for (let made = 0; made < count; made += TOGETHER) {
    const size = Math.min(TOGETHER, count - made)
    const texts = Object.fromEntries(
      Array.from({ length: size }, (_, index) =>
        index % 3 === 0
          ? [`shared/valid-${index}.json`, generate.section()]
          : index % 5 === 0
            ? [`lists/valid-${index}.json`, generate.list()]
            : [`pages/valid-${index}.json`, generate.page()],
      ).slice(1),
    )
    alarms.push(...alarmsOf(changedSite(site, texts)), ...errorsOfSite(site, generate.site()))
  }
  return alarms
}

/** Checks a site.json with the smallest pages, since the site's own may use facts that it lacks. */
function errorsOfSite(site: OpenSite, text: string): FalseAlarm[] {
  const pages = site.parsedPages.map(({ document }) => [document.file.slice(site.folder.length + 1), page()])
  return alarmsOf(otherSite(site, { ...Object.fromEntries(pages), 'site.json': text }))
}

function alarmsOf(site: OpenSite): FalseAlarm[] {
  const documents = [...site.parsedPages.map(({ document }) => document), ...commonDocuments(site)]
  return site.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ problem, text: documents.find(({ file }) => file === problem.file)?.text ?? '' }))
}

/** Generates documents that satisfy their schemas, as text. */
export interface DocumentGenerator {
  page: () => string
  section: () => string
  list: () => string
  site: () => string
}

/** Unusual texts that any text field allows: other scripts and directions, very long ones, and ones that look like code. */
export const UNUSUAL_TEXTS = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A sentence that its author could not bring to an end, '.repeat(12),
  'كهربائي مرخص في المدينة (٢٤ ساعة)',
  'חשמלאי מוסמך ABC 123',
  '雷雨の前にサージ保護',
  '👷🏽‍♀️⚡️👨‍👩‍👧‍👦🏴‍☠️',
  'Zalgo e\u0323\u0301\u0301\u0302 \u200f\u2066mixed\u2069 \u00ad\u00a0end',
  '</script><script>document.title = "run"</script>',
  '"><img src=x onerror="document.title = 1">',
  "--> ]]> </style></title> & &amp; &lt; ' ` $& \\ <!--",
]

/**
 * Creates a generator of documents, which are the same for the same seed.
 * @param site the site whose pages, pictures and variables they use
 * @param texts used in turn where a schema allows any text; by default, random words
 */
export async function documentGenerator(
  site: OpenSite,
  seed: number,
  texts: string[] = [],
): Promise<DocumentGenerator> {
  const { createGeneratorSync } = await import('json-schema-faker')
  const schemas = readSchemas()
  let written = 0
  const generator = createGeneratorSync({
    seed,
    optionalsProbability: 0.6,
    // beyond this depth, texts would be empty
    maxDepth: 20,
    formats: formatSamples(site),
    outputTransform: (value, schema, path) => {
      // no schema says that a phone number can be dialed
      if (path.endsWith('/phone')) return '+1 802 555 0100'
      // the samples of a format don't follow a pattern that comes with it
      if (typeof value === 'string' && (path.endsWith('/to') || path.endsWith('/thanks'))) return '/'
      if (/^\W*url$/.test(path)) return 'https://acme.example'
      // everything is on the site
      if (path.endsWith('/draft')) return false
      if (path.endsWith('/until')) return '2999-12-31'
      return isAnyText(schema) ? (texts[++written % texts.length] ?? value) : value
    },
  })
  const bundled = (id: string) => bundleSchema(schemas, id)
  const [page, main] = [bundled('page.schema.json'), bundled('site.schema.json')]
  const sections = sectionTypes(schemas).map((type) => bundled(`sections/${type}.schema.json`))
  const write = (value: unknown) => JSON.stringify(value, null, 2)
  const lists = listKinds(schemas).map((kind) => bundled(`lists/${kind}.schema.json`))
  let next = 0
  return {
    page: () => {
      const value = generator.generate(page)
      // no schema can say which places the site has, and which languages
      if (isRecord(value)) {
        delete value.place
        delete value.translationOf
      }
      return write(value)
    },
    section: () => write(generator.generate(sections[next++ % sections.length] ?? true)),
    list: () => write(generator.generate(lists[next++ % lists.length] ?? true)),
    site: () => {
      const value = generator.generate(main)
      // no schema can say that frames show only allowed hosts
      if (isRecord(value) && isRecord(value.embeds)) value.embeds.allowedHosts = [HOST]
      // nor that a form asks for a way to answer, and asks nothing twice
      if (isRecord(value) && isRecord(value.embeds) && isRecord(value.embeds.quoteForm))
        value.embeds.quoteForm.fields &&= FORM_FIELDS
      // nor that days need times
      if (isRecord(value) && isRecord(value.hours)) value.hours = { text: 'By appointment' }
      // nor that places have ids of their own, and the addresses
      if (isRecord(value)) delete value.places
      // nor that a text may name only facts that are there
      if (isRecord(value)) Object.assign(value, { email: 'hello@acme.example', phone: '+1 802 555 0100' })
      // nor that languages differ
      if (isRecord(value)) value.languages &&= [{ code: 'fr', path: '/fr', label: 'Français' }]
      // nor that a network that Plat doesn't know has a name
      if (isRecord(value)) value.social &&= SOCIAL_PAGES
      // nor that text is readable on its background
      if (isRecord(value) && isRecord(value.theme))
        Object.assign(value.theme, { scheme: 'light', colors: { ink: '#000000' } })
      return write(value)
    },
  }
}

/** Fields of a form of the site's own. */
const FORM_FIELDS = [
  { type: 'phone', required: true },
  { type: 'choice', name: 'time', label: 'When?', options: ['Now', 'Later'] },
  { type: 'photo', maxMegabytes: 8 },
]

/** Pages on networks that Plat knows, and on another one. */
const SOCIAL_PAGES = [
  { network: 'bbb', href: 'https://bbb.example/acme', note: 'Our profile' },
  { network: 'other', label: 'Our forum', icon: 'messages-square', href: 'https://forum.example.com' },
]

/** Whether a schema allows any text. */
const isAnyText = (schema: JsonSchema): boolean =>
  isRecord(schema) && schema.type === 'string' && !['format', 'pattern', 'enum', 'const'].some((name) => name in schema)

/** The one host that generated sites allow. */
const HOST = 'forms.example.com'

/** Sample texts of every format; links, pictures and icons come from the site. */
function formatSamples({ resolvedPages, images }: OpenSite): NonNullable<GenerateOptions['formats']> {
  const rule = (name: string) => FORMAT_RULES.find(({ format }) => format === name)
  const pictures = [...images.keys()].filter((address) => rule('image')?.test(address))
  const icons = [...(rule('icon')?.known ?? [])]
  const links = [
    ...resolvedPages.map(({ route }) => route),
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
    // two documents can't have the same address
    route: (random) => `/old/${random.int(0, 1e15)}`,
    'old-address': (random) => `/Old%20Pages/${random.int(0, 1e15)}.html`,
    'anchor-id': (random) => `place-${random.int(0, 1e15)}`,
    'video-id': (random) => random.pick(['dQw4w9WgXcQ', '123456789', '_-_-_-_-']),
    'form-address': (random) => random.pick(['/api/message', `https://${HOST}/message`]),
    'embed-id': (random) => random.pick(['240123', 'G-ABC123', 'example.com', 'a_b']),
    coordinates: (random) => `${random.int(-89, 89)}.5, ${random.int(-179, 179)}.25`,
    country: (random) => random.pick(['US', 'GB', 'DE']),
    'language-tag': (random) => random.pick(['en-US', 'es-419', 'zh-Hans']),
    color: () => '#000000',
    font: (random) => random.pick(['besley', 'public-sans']),
    place: () => '1 Main Street, Stowe',
    phone: () => '+1 802 555 0100',
    email: () => 'help@example.com',
    month: (random) => `20${random.int(10, 24)}-${random.pick(['01', '10', '12'])}`,
    day: (random) => `20${random.int(10, 24)}-0${random.int(1, 9)}-10`,
    'calendar-day': (random) => `0${random.int(1, 9)}-10`,
    'time-zone': (random) => random.pick(['UTC', 'America/Chicago', 'Asia/Tokyo']),
    'time-of-day': (random) => `${random.pick(['00', '08', '19', '23'])}:${random.pick(['00', '30', '59'])}`,
  }
}
