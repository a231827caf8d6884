import type { Fault } from '../fault'

const PLANO = 'site.config/pages/plano.json'
/** Documents are validated before anything is built. */
const BUILD = 'tests/build-sites.ts'

/** Mistakes of an author. */
export const DOCUMENTS: Fault[] = [
  {
    name: 'missing-alt',
    breaks: 'a picture whose alt text was forgotten',
    edits: [
      {
        file: PLANO,
        from: '"src": "/images/hero-city-plano.jpg",\n        "alt": "Tree-lined street in Plano at golden hour with brick homes, office towers beyond and the service van"\n',
        to: '"src": "/images/hero-city-plano.jpg"\n',
      },
    ],
    caughtBy: BUILD,
    message: /must have "alt"/,
  },
  {
    name: 'dead-link',
    breaks: 'a link to a page that is not there',
    edits: [
      {
        file: PLANO,
        from: '{ "label": "Get Free Quote", "href": "/contactus" }',
        to: '{ "label": "Get Free Quote", "href": "/contact-us" }',
      },
    ],
    caughtBy: BUILD,
    message: /leads to \/contact-us, which no page answers/,
  },
  {
    // a level that a text skips never reaches a page: the renderer counts from the heading over the text
    name: 'second-main-heading',
    breaks: 'a document that gives its page two main headings',
    edits: [
      {
        file: 'site.config/pages/aboutus.json',
        from: '"title": "How it started",',
        to: '"level": 1,\n      "title": "How it started",',
      },
    ],
    caughtBy: 'tests/metadata.test.ts',
    test: '/aboutus says of itself what search engines read',
    message: /to have a length of 1 but got 2/,
  },
  {
    name: 'misspelt-property',
    breaks: 'a misspelt name of a field',
    edits: [{ file: PLANO, from: '"cityName":', to: '"cityname":' }],
    caughtBy: BUILD,
    message: /Did you mean "cityName"\?/,
  },
  {
    name: 'wrong-claim',
    breaks: 'a page that does not say what the specification asks for',
    edits: [
      {
        file: 'site.config/pages/workshops/texas-rail.json',
        from: 'Only 5 Spots Available',
        to: 'Only 15 Spots Available',
      },
    ],
    caughtBy: 'tests/routes.test.ts',
    test: '/workshops/texas-rail has what the specification asks for',
    message: /to contain 'only 5 spots available'/,
  },
]
