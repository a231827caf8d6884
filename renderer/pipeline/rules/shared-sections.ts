import type { Origin } from '../documents/document'
import { type Problem, problemOf } from '../problems/problem'
import { didYouMean, suggest } from '../problems/suggest'
import { markedSection, pageExample } from './examples'
import { type Rule, warnings } from './rule'

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
  const isPath = bare !== name && (known.includes(bare) || /\.json$/i.test(name))
  const all = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  const fault = isPath
    ? 'a shared section is named without its folder and without .json'
    : `shared/ has no ${name}.json`
  return problemOf(unknownSharedSection, origin, {
    what: `names "${name}", but ${fault}`,
    hint: isPath && known.includes(bare) ? suggest(bare) : didYouMean(isPath ? bare : name, known, all),
  })
}

export const SHARED_SECTION_RULES = warnings({
  'unused-shared-section': {
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
        return { origin: { document, path: [] }, what: 'is used by no page', hint, mark: 'beginning' }
      }),
  },
})
