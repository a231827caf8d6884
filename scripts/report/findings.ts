import { percent } from '../../renderer/pipeline/cities/compare-pages'
import { isError, type LocatedProblem } from '../../renderer/pipeline/problems/problem'
import { count } from '../../renderer/pipeline/problems/pretty'
import { bytes } from '../html-report/format'
import { CATEGORIES, CATEGORY_NAMES, type Measurement } from '../lighthouse/measurement'
import type { ReportData, ReportPage } from './gather-report'
import { PAGE_BUDGET } from './weight'

/** The parts of the report after its head, in their order: id → title. */
export const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Cities alike',
  links: 'Links',
} as const

/** Below it Lighthouse shows no green: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
export const GOOD_SCORE = 90

/** What people call the devices that Lighthouse stands in for. */
export const DEVICE_NAMES: Record<Measurement['device'], string> = { mobile: 'telephone', desktop: 'desktop' }

/** Something worth seeing first, and the part of the report that shows more of it. */
export interface Finding {
  /** "calm" is what comes nearest to a problem where nothing is wrong. */
  tone: 'error' | 'warning' | 'calm'
  title: string
  detail: string
  part: keyof typeof PARTS
}

const TONES: Finding['tone'][] = ['error', 'warning', 'calm']

/** Picks the three findings to see first: errors, then warnings, then what comes nearest to a warning. */
export function pickFindings({ problems, pages, measurements, cities }: ReportData): Finding[] {
  const errors = problems.filter(({ problem }) => isError(problem))
  // orphans are a finding of their own
  const warnings = problems.filter(({ problem }) => !isError(problem) && problem.rule !== 'orphan-page')
  const findings = [
    findProblems('error', errors, 'Nothing is built before they are mended. '),
    findOrphans(pages),
    findProblems('warning', warnings),
    findHeaviestPage(pages),
    findLowestScore(measurements),
    findMostAlike(cities),
  ].filter((finding) => finding !== undefined)
  return TONES.flatMap((tone) => findings.filter((finding) => finding.tone === tone)).slice(0, 3)
}

/** How many problems, and the first one in a sentence: "site.config/site.json:114: logo has no alt text." */
function findProblems(tone: 'error' | 'warning', problems: LocatedProblem[], lead = ''): Finding | undefined {
  const [first] = problems
  if (!first) return undefined
  const { file, where, what } = first.problem
  const sentence = `${file}:${first.start.line}: ${[where, what].filter(Boolean).join(' ')}.`
  const detail = `${lead}${problems.length > 1 ? 'The first: ' : ''}${sentence}`
  return { tone, title: count(problems.length, tone), detail, part: 'problems' }
}

function findOrphans(pages: ReportPage[]): Finding | undefined {
  const found = pages.filter(({ isOrphan }) => isOrphan).map(({ route }) => route)
  if (found.length === 0) return undefined
  const more = found.length > 3 ? ` and ${found.length - 3} more` : ''
  const detail = `${found.slice(0, 3).join(', ')}${more}: visitors come there only by the address.`
  return { tone: 'warning', title: `${count(found.length, 'page')} that nothing links to`, detail, part: 'links' }
}

/** The pages over their budget, else the one that is nearest to it. */
function findHeaviestPage(pages: ReportPage[]): Finding | undefined {
  const weighed = pages.flatMap(({ route, weight }) => (weight ? [{ route, html: weight.html }] : []))
  const [heaviest] = weighed.sort((a, b) => b.html - a.html)
  if (!heaviest) return undefined
  const over = weighed.filter(({ html }) => html > PAGE_BUDGET).length
  const size = `${bytes(heaviest.html)} with its styles, gzip: ${percent(heaviest.html / PAGE_BUDGET)} of its budget.`
  if (over === 0) return { tone: 'calm', title: `${heaviest.route} is the heaviest page`, detail: size, part: 'weight' }
  const detail = `${heaviest.route} weighs most: ${size}`
  return { tone: 'warning', title: `${count(over, 'page')} over the budget`, detail, part: 'weight' }
}

/** The lowest score of all pages, devices and categories. */
function findLowestScore(measurements: Measurement[]): Finding | undefined {
  const scores = measurements.flatMap(({ route, device, scores }) =>
    CATEGORY_NAMES.map((name) => ({
      score: scores[name],
      detail: `${route}, ${CATEGORIES[name]}, ${DEVICE_NAMES[device]}.`,
    })),
  )
  const [lowest] = scores.sort((a, b) => a.score - b.score)
  if (!lowest) return undefined
  const { score, detail } = lowest
  const tone = score < GOOD_SCORE ? 'warning' : 'calm'
  return { tone, title: `${score} is the lowest Lighthouse score`, detail, part: 'lighthouse' }
}

/** The two pages of cities that have most in common. */
function findMostAlike({ measures, limits }: ReportData['cities']): Finding | undefined {
  const [first] = measures
  if (!first?.twin) return undefined
  const { page, twin } = first
  return {
    tone: twin.similarity >= limits.similar ? 'warning' : 'calm',
    title: `${page.route} and ${twin.route} are the most alike`,
    detail: `${percent(twin.similarity)} of what they say is the same; from ${percent(limits.similar)} on pages are similar.`,
    part: 'cities',
  }
}
