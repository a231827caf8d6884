import { siteAt } from '../../../sections/page/places'
import { type Path, isRecord, valueAt } from '../../documents/json-tree'
import { SITE_VARIABLES } from '../../documents/site-variables'
import type { Description } from '../../problems/problem'
import { SITE_FILE } from '../definition/examples'
import type { Rule } from '../definition/rule'

const SITE_WITHOUT_STREET = SITE_FILE.replace('"street": "1 Main Street", ', '')

export const missingFact: Rule = {
  name: 'missing-fact',
  severity: 'error',
  asks: 'A fact of the business that a text names is in site.json, or in the place of the page.',
  why: 'The page would show the braces themselves.',
  fix: 'Add the fact to site.json, or leave it out of the text.',
  example: {
    of: 'site.json',
    wrong: SITE_WITHOUT_STREET.replace('"text": "Acme"', '"text": "Find us at «{street}»"'),
    right: SITE_WITHOUT_STREET.replace('"text": "Acme"', '"text": "Find us in {town}"'),
  },
}

/**
 * What a text lacks that names a fact of the business; undefined if the fact is there, with a mistake that is reported where it
 * is written.
 * @param name of the variable
 * @param site the data of site.json
 * @param place the id of the place that the page is about
 */
export function describeMissingFact(
  name: string,
  site: Record<string, unknown>,
  place: string | undefined,
): Description | undefined {
  const paths = SITE_VARIABLES[name]?.from ?? []
  const data = siteAt(site, place)
  const [fact = '', part] = paths[0] ?? []
  const isHidden = fact === 'address' && valueAt(data, ['address', 'public']) === false
  // a site without any facts can't be read
  if (Object.keys(site).length === 0 || (!isHidden && hasFact(data, paths))) return undefined
  const owner = data === site ? 'site.json' : `the place "${place}"`
  const lacks =
    part === undefined || !isRecord(data[fact])
      ? `${owner} has no "${fact}"`
      : `the "${fact}" of ${owner} has no "${part}"`
  const what = `uses {${name}}, but ${isHidden ? `the "address" of ${owner} isn’t public` : lacks}`
  const places: unknown[] = Array.isArray(site.places) ? site.places : []
  const other = places.find((one) => isRecord(one) && hasFact(one, paths.slice(0, 1)))
  if (data === site && isRecord(other))
    return { what, hint: `Only places have it. Say on the page which one it is about, as in "place": "${other.id}".` }
  return { what, hint: `${isHidden ? 'Leave' : `Add it to ${owner}, or leave`} {${name}} out.` }
}

/** Whether one of the values is there that a fact is made of, right or not. What only says how it is written doesn't count. */
const hasFact = (data: Record<string, unknown>, paths: Path[]): boolean =>
  paths
    .filter(([fact, part]) => fact !== 'countryCode' && part !== 'country')
    // the words of hours may be derived
    .some((path) => valueAt(data, path[0] === 'hours' ? ['hours'] : path) !== undefined)
