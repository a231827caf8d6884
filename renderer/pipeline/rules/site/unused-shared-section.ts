import { problemOf } from '../../problems/problem-of'
import type { SiteRule } from '../rule'

const page = (section: string) => `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [
    { "type": "prose", "title": "Words", "body": "Text.", "level": 1 },
    ${section}
  ]
}`

export const unusedSharedSection: SiteRule = {
  name: 'unused-shared-section',
  severity: 'warning',
  asks: 'Every file of shared/ is used by a page.',
  why: 'No visitor sees it, and authors keep it up to date for nothing.',
  mend: 'Put it on a page with "use", or delete the file.',
  example: {
    of: 'page',
    wrong: page('{ "type": "prose", "title": "Hours", "body": "Always open." }'),
    right: page('{ "use": "opening-hours" }'),
    beside: { 'shared/opening-hours.json': { type: 'prose', title: 'Opening hours', body: 'Day and night.' } },
  },
  checkSite: ({ resolved, sources }) =>
    resolved.unused.map(({ document }) => {
      const [name] = [...sources.shared].find(([, shared]) => shared === document) ?? []
      const hint = `Put { "use": ${JSON.stringify(name)} } among a page’s sections, or delete the file.`
      return problemOf(unusedSharedSection, { document, path: [] }, { what: 'is used by no page', hint }, 'beginning')
    }),
}
