import { siteAt } from '../../../sections/page/places'
import { isRecord, valueAt } from '../../documents/json-tree'
import { placeNamed } from '../../documents/site-variables'
import { didYouMean } from '../../problems/suggest'
import { SITE_FILE, markedPage } from '../definition/examples'
import { errors, repeatsAmong, warnings } from '../definition/rule'

const PLACES = '"places": [{ "id": "stowe", "name": "Stowe shop" }]'

/** The smallest site.json with this in place of its address. */
const siteWith = (members: string) => SITE_FILE.replace(/"address": \{.*\}/, members)

const SITE_WITH_PLACE = { 'site.json': siteWith(PLACES) }

/** The ids of the places in site.json, with their indexes. */
function placeIds({ places }: Record<string, unknown>): { id: string; index: number }[] {
  return (Array.isArray(places) ? places : []).flatMap((place, index) =>
    isRecord(place) && typeof place.id === 'string' ? { id: place.id, index } : [],
  )
}

export const PLACE_RULES = [
  ...errors({
    'unknown-place': {
      asks: 'The place that a page is about is one of the places in site.json.',
      why: 'The page couldn’t show the telephone number, the address and the hours of the place.',
      fix: 'Correct the id, or add the place to site.json.',
      example: markedPage({ more: '"place": «"stow"»' }, '"stowe"', SITE_WITH_PLACE),
      checkPage: ({ document, data }, { site }) => {
        const place = placeNamed(data)
        const ids = placeIds(site).map(({ id }) => id)
        // what site.json lacks because it can't be read is reported there
        if (place === undefined || ids.includes(place) || Object.keys(site).length === 0) return []
        const choices =
          ids.length > 0 ? `The places are: ${ids.join(', ')}.` : 'Add "places" to site.json, or remove "place".'
        const what = `names a place that isn’t in site.json: ${JSON.stringify(place)}`
        return [{ origin: { document, path: ['place'] }, what, hint: didYouMean(place, ids, choices) }]
      },
    },
    'repeated-place': {
      asks: 'Each place has an id of its own.',
      why: 'A page with this id would show the facts of the first place, and never those of the second.',
      fix: 'Give one of the places another id, and use it on the pages that are about it.',
      example: {
        of: 'site.json',
        wrong: siteWith('"places": [{ "id": "stowe", "name": "Shop" }, { "id": «"stowe"», "name": "Warehouse" }]'),
        right: siteWith('"places": [{ "id": "stowe", "name": "Shop" }, { "id": "barre", "name": "Warehouse" }]'),
      },
      checkSite: ({ site: { document, data } }) =>
        repeatsAmong(placeIds(data), ({ id }) => id).flatMap(([repeat, first]) =>
          document
            ? {
                origin: { document, path: ['places', repeat.index, 'id'] },
                what: `is ${JSON.stringify(repeat.id)}, which is also the id of place ${first.index + 1}`,
              }
            : [],
        ),
    },
    'facts-beside-places': {
      asks: 'A business with places has its addresses and the towns it serves in them.',
      why: 'Pages show the places, so nobody would ever see an address next to them.',
      fix: 'Move it into the place that it belongs to.',
      example: {
        of: 'site.json',
        wrong: siteWith(`${PLACES},\n  «"address"»: { "street": "1 Main Street", "town": "Stowe" }`),
        right: siteWith(
          '"places": [{ "id": "stowe", "name": "Stowe shop", "address": { "street": "1 Main Street", "town": "Stowe" } }]',
        ),
      },
      checkSite: ({ site: { document, data } }) =>
        ['address', 'serves'].flatMap((name) =>
          document && data.places !== undefined && data[name] !== undefined
            ? {
                origin: { document, path: [] },
                what: `has "${name}" next to "places"`,
                mark: { key: name },
              }
            : [],
        ),
    },
  }),
  ...warnings({
    'missing-phone': {
      asks: 'Where the bar on phones has a button that calls, there is a telephone number.',
      why: 'The bar would have one button only, and visitors of that page no number to call.',
      fix: 'Add "phone" to the place or to site.json, or leave the bar out on the page: "phoneBar": { "show": false }.',
      example: markedPage({ more: '"place": «"stowe"»' }, '"barre"', {
        'site.json': siteWith(
          '"places": [{ "id": "stowe", "name": "Stowe shop" }, { "id": "barre", "name": "Barre shop", "phone": "(802) 555-0123" }],\n  "phoneBar": { "title": "Call us", "call": "Call", "button": { "label": "Prices", "href": "/" } }',
        ).replace('"phone": "(802) 555-0100",\n  ', ''),
      }),
      checkPage: ({ document, data, vars }, { site }) => {
        const place = placeNamed(data)
        const placeData = siteAt(site, place)
        if (!site.phoneBar || placeData === site || vars.phone) return []
        if (placeData.phone !== undefined || valueAt(data, ['phoneBar', 'show']) === false) return []
        return [
          {
            origin: { document, path: ['place'] },
            what: `is ${JSON.stringify(place)}, a place without a telephone number for the bar on phones`,
          },
        ]
      },
      checkSite: ({ site: { document, data } }) =>
        document && data.phoneBar !== undefined && data.phone === undefined && data.places === undefined
          ? [
              {
                origin: { document, path: [] },
                what: 'has a bar for phones with a button that calls, but no telephone number',
                mark: { key: 'phoneBar' },
              },
            ]
          : [],
    },
  }),
]
