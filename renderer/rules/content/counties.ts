import { isRecord, valueAt } from '../../documents/json-tree'
import { namesIn } from '../../documents/variables'
import type { SiteText } from '../../schema/schemas'
import { markedPage } from '../definition/examples'
import { warnings } from '../definition/rule'

export const COUNTY_RULES = warnings({
  'bare-county': {
    asks: 'In the United States, a county is shown with what it is: Collin County, Orleans Parish, Kenai Peninsula Borough.',
    why: 'Many counties share their name with a town, a river or a person, and visitors read “Licensed in Collin” as a mistake.',
    fix: 'Write the whole name in vars: "Collin County".',
    example: markedPage(
      { more: '"vars": { "city": "Stowe", "county": «"Lamoille"» }', body: 'We bake in {city}, {county}.' },
      '"Lamoille County"',
    ),
    checkPage: ({ vars: { county }, document }, { texts, site }) => {
      if (county === undefined || !isInUnitedStates(site) || WITH_KIND.test(county)) return []
      if (!texts.some(showsBareCounty)) return []
      return [
        {
          origin: { document, path: ['vars', 'county'] },
          what: `is ${JSON.stringify(county)}, which texts show without saying that it is a county`,
          hint: `Write the whole name, such as "${county} County".`,
        },
      ]
    },
  },
})

/** What counties and their equivalents are called in the states, and "Denton Co.". */
const KIND = String.raw`\b(?:count(?:y|ies)|co\.|parish(?:es)?|boroughs?|census area|planning region|municipality|municipio|condado|city|cities|district)(?!\p{L})`

const WITH_KIND = new RegExp(KIND, 'iu')

/** {county} without a kind next to it: neither "{county} County" and "{county} and Denton counties" nor "County: {county}". */
const BARE = new RegExp(
  String.raw`(?<!${KIND}[^.!?{}]{0,20})\{county\}(?!(?:,? ?(?:and|or|&)? ?\p{Lu}\p{L}+){0,4}\s${KIND})`,
  'iu',
)

/** Whether a text, as it is written, shows a county by nothing but its name. */
function showsBareCounty({ format, text, origin: { document, path } }: SiteText): boolean {
  if (format !== 'plain' && format !== 'markdown') return false
  const written = valueAt(document.value, path)
  const source = typeof written === 'string' ? written : text
  return namesIn(source).includes('county') && BARE.test(source)
}

/** Whether a site's business is in the United States, as it is if site.json names no other country. */
function isInUnitedStates({ address, countryCode = '+1' }: Record<string, unknown>): boolean {
  const country = isRecord(address) ? address.country : undefined
  return country === undefined ? countryCode === '+1' : country === 'US'
}
