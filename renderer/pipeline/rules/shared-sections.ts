import type { Origin } from '../documents/document'
import { type Problem, problemOf } from '../problems/problem'
import { didYouMean } from '../problems/suggest'
import { markedSection, pageExample } from './examples'
import type { Rule, SiteRule } from './rule'

export const unknownSharedSection: Rule = {
  name: 'unknown-shared-section',
  severity: 'error',
  asks: 'A section that a page uses is a file of shared/.',
  why: 'The page would lack the section.',
  fix: 'Correct the name, or add the file to shared/.',
  example: markedSection('{ "use": «"prcies"» }', '"prices"', {
    'shared/prices.json': { type: 'prose', title: 'Prices', body: 'Fair.' },
  }),
}

/** The problem of a "use" with an unknown name. */
export function sharedSectionProblem(origin: Origin, name: string, known: string[]): Problem {
  const bare = name.replace(/^.*[\\/]shared[\\/]|^(?:\.?[\\/])*(?:shared[\\/])?/, '').replace(/\.json$/i, '')
  if (bare !== name && (known.includes(bare) || /\.json$/i.test(name))) {
    const hint = known.includes(bare) ? `Did you mean "${bare}"?` : didYouMean(bare, known, listOfKnown(known))
    const what = `names "${name}", but a shared section is named without its folder and without .json`
    return problemOf(unknownSharedSection, origin, { what, hint })
  }
  const what = `names "${name}", but shared/ has no ${name}.json`
  return problemOf(unknownSharedSection, origin, { what, hint: didYouMean(name, known, listOfKnown(known)) })
}

const listOfKnown = (known: string[]) =>
  known.length ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'

export const unusedSharedSection: SiteRule = {
  name: 'unused-shared-section',
  severity: 'warning',
  asks: 'Every file of shared/ is used by a page.',
  why: 'No visitor sees it, and authors keep it up to date for nothing.',
  fix: 'Put it on a page with "use", or delete the file.',
  example: pageExample(
    { second: '{ "type": "prose", "title": "Hours", "body": "Always open." }' },
    { second: '{ "use": "opening-hours" }' },
    { 'shared/opening-hours.json': { type: 'prose', title: 'Opening hours', body: 'Day and night.' } },
  ),
  checkSite: ({ unused, site }) =>
    unused.map(({ document }) => {
      const [name] = [...site.shared].find(([, shared]) => shared === document) ?? []
      const hint = `Put { "use": ${JSON.stringify(name)} } among a page’s sections, or delete the file.`
      return problemOf(unusedSharedSection, { document, path: [] }, { what: 'is used by no page', hint }, 'beginning')
    }),
}
