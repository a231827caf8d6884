import { CITIES } from './all-routes'

/** What a page must have, taken from the specification. */
export interface RouteContent {
  /** Words that a reader finds on the page, in any case: "Call Now | Ask AI". */
  words: string
  /** Pieces of markup and how often they stand on the page; a regular expression each. */
  counts?: [pattern: string, times: number][]
  /** Addresses that links of the page lead to. */
  links?: string[]
  /** Another route that shows the same page. */
  alias?: string
}

const CITY_LINKS = CITIES.map((city) => `/${city.toLowerCase()}`)
const NETWORKS = 'Facebook | YouTube | TikTok | Nextdoor | BlueSky | Instagram | About.me | Google'
const VALUES = 'Veteran | Integrity | Excellence | Community'
const CALL = 'tel:+19725550142'
const FORM: [string, number] = ['data-island="quote-form"', 1]
const QUESTION = '<details id="faq-'
const VIDEO = 'data-frame-src="https://www.youtube-nocookie.com/embed/'
const REVIEW = '<blockquote'

/** Every route of the specification (§2) but the city pages, which have a table of their own. */
export const ROUTE_CONTENTS: Record<string, RouteContent> = {
  '/': {
    words: `${NETWORKS} | Call Now | Get Free Quote | Get the Right Generator | Electrical services we offer | Ask AI`,
    counts: [FORM, [REVIEW, 6], [QUESTION, 8]],
    links: ['/contactus', '/generators', CALL, ...CITY_LINKS],
  },
  '/ai': { words: 'Call Now | Get Free Quote', counts: [FORM, [REVIEW, 2]], links: [CALL, '/contactus'] },
  '/aboutus': {
    words: `2010 | the 90s | Licensed and insured | Family owned | Reliable service | Quality guaranteed | ${VALUES}`,
    links: ['https://www.youtube.com/@blackland.example'],
  },
  '/services': {
    words: '118 Virginia Street | blackland.example.com | Facebook',
    links: [
      '/outdoor-lighting',
      '/lighting-fixture-installation',
      '/breaker-box-panel-upgrades',
      '/outlet-replacement-and-upgrades',
      '/generators',
      '/security-lighting',
      '/whole-house-surge-protection',
      '/smoke-detector-installation',
      '/electrical-home-safety-inspection',
      '/contactus',
      '#',
      ...CITY_LINKS,
    ],
  },
  '/contactus': {
    words: 'Monday to Friday, 8AM to 4PM | help@blackland.example.com | (972) 555-0142',
    counts: [FORM],
    links: ['mailto:help@blackland.example.com', CALL],
  },
  '/workshops/texas-rail': {
    words: 'Only 5 Spots Available | McKinney | 95% | 1994',
    counts: [['out of 5 stars', 6]],
    links: ['https://forms.blackland.example.com/rail'],
  },
  '/workshops/homeowners-shop': {
    words: '$325 | McKinney',
    counts: [[VIDEO, 3]],
    links: ['https://forms.blackland.example.com/homeowner'],
    alias: '/electrical-skills-for-homeowners-course',
  },
  '/workshops/wireman-prep': {
    words: '$325 | McKinney',
    links: ['https://forms.blackland.example.com/waitlist'],
    alias: '/residential-wireman-course',
  },
  '/workshops/payment': { words: '$325 | PayPal | Venmo | not confirmed until payment is received' },
  '/residential-appliance-installer': { words: 'install', links: ['https://workshops.blackland.example.com'] },
  '/breaker-box-panel-upgrades': {
    words: 'Federal Pacific | Zinsco | Bulldog | hum | 200A',
    counts: [FORM, [QUESTION, 5], [VIDEO, 2]],
  },
  '/dedicated-circuit-installation': { words: 'circuit', counts: [FORM] },
  '/electrical-home-safety-inspection': { words: 'inspection', counts: [FORM] },
  '/ev-charger-install': {
    words: '1,200 | $800 | NEMA',
    counts: [FORM, [REVIEW, 8], [QUESTION, 4], [VIDEO, 1], ['"@type":"Question"', 4]],
    links: CITY_LINKS,
  },
  '/generators': { words: 'generator', counts: [FORM, [QUESTION, 7], [VIDEO, 1]] },
  '/lighting-fixture-installation': { words: 'chandelier', counts: [FORM], links: [CALL] },
  '/outdoorlighting': { words: 'path | landscape', counts: [FORM, [VIDEO, 1]] },
  '/outlet-replacement-and-upgrades': { words: 'GFCI', counts: [FORM, [QUESTION, 9], [VIDEO, 2]] },
  '/security-lighting': { words: 'motion', counts: [FORM] },
  '/smoke-detector-installation': { words: 'bedroom', counts: [FORM] },
  '/whole-house-surge-protection': { words: 'surge', counts: [FORM] },
  '/hearth': { words: '(972) 555-0142', counts: [['data-island="financing"', 1]] },
  '/privacy': { words: 'privacy', alias: '/privacy_policy' },
  '/thankyou': { words: 'help@blackland.example.com' },
  '/calendar-confirmation': { words: '(972) 555-0142' },
  '/reviews': { words: 'Yelp | Google | $1-200 | $400-600 | $800-1,000 | $2,000+', counts: [[REVIEW, 20]] },
  '/404': { words: '404 | Oops! Page not found | Return to Home', links: ['/'] },
}
