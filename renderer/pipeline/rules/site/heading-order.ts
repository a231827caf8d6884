import { append } from '../../documents/append'
import type { Path } from '../../documents/json-tree'
import { originOf } from '../../resolve/origin'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { ResolvedPage } from '../../resolved'
import { getValidator } from '../../validate/validator'
import type { DocumentRule } from '../rule'
import { mayHoldHeadings } from './markdown-headings'
import { mainHeadingOf, mainHeadingSections } from './main-headings'
import { skippedLevels } from './skipped-levels'

export const headingOrder: DocumentRule = {
  name: 'heading-order',
  severity: 'warning',
  asks: 'A page has one main heading, and the headings inside a text begin at ### and skip no level.',
  why: 'Screen readers and search engines take the headings for the page’s table of contents.',
  mend: 'Begin the page with a section that gives the main heading, and use none of them after it. Inside a text begin with ###, and go to #### only under a ###.',
  example: {
    of: 'section',
    wrong: `{ "type": "prose", "title": "How we bake", "body": "At night.\\n\\n«# The oven»\\n\\nIt is older than we are." }`,
    right: `{ "type": "prose", "title": "How we bake", "body": "At night.\\n\\n### The oven\\n\\nIt is older than we are." }`,
  },
  checkDocument: ({ page, texts }) => {
    const problems = page ? wrongMainHeadings(page) : []
    for (const text of texts)
      if (text.format === 'markdown' && mayHoldHeadings(text.text)) append(problems, skippedLevels(headingOrder, text))
    return problems
  },
}

function wrongMainHeadings(page: ResolvedPage): Problem[] {
  const { schemas } = getValidator()
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const paths: Path[] = []
  for (let index = 0; index < sections.length; index++) {
    const key = mainHeadingOf(schemas, sections[index])
    if (key) paths.push(['sections', index, key])
  }
  const [first, ...others] = paths
  if (!first) {
    const hint = `Begin with a section that gives one: ${mainHeadingSections(schemas).join(', ')}.`
    return [problemOf(headingOrder, originOf(page, []), { what: 'has no main heading', hint }, { key: 'sections' })]
  }
  return others.map((path) => {
    const what = 'is a second main heading on its page'
    const hint = 'Keep one of the two: a page has one main heading, and every other section a smaller one.'
    return problemOf(headingOrder, originOf(page, path), { what, hint })
  })
}
