import { percent } from '../../renderer/pipeline/cities/compare-pages'
import type { LocatedProblem } from '../../renderer/pipeline/problems/problem'
import { count } from '../../renderer/pipeline/problems/pretty'
import { bytes } from '../html-report/format'
import { CATEGORIES, CATEGORY_NAMES } from '../lighthouse/measurement'
import type { PARTS, ReportData } from './data'
import { DEVICE_NAMES, GOOD_SCORE } from './lighthouse'
import { PAGE_BUDGET } from './weight'

/** Something worth seeing first, and the part of the report that shows more of it. */
export interface Finding {
  /** "calm" is what comes nearest to a problem where nothing is wrong. */
  tone: 'error' | 'warning' | 'calm'
  title: string
  detail: string
  part: keyof typeof PARTS
}

/** Among findings of the same tone, those that stand first here come first. */
const FINDERS = [findErrors, findOrphans, findOtherWarnings, findHeaviestPage, findLowestScore, findMostAlike]

const TONES: Finding['tone'][] = ['error', 'warning', 'calm']

/** Picks the three findings to see first: errors, then warnings, then what comes nearest to a warning. */
export function pickFindings(data: ReportData): Finding[] {
  const findings = FINDERS.flatMap((find) => find(data) ?? [])
  return TONES.flatMap((tone) => findings.filter((finding) => finding.tone === tone)).slice(0, 3)
}

function findErrors({ problems }: ReportData): Finding | undefined {
  const found = problems.filter(({ problem }) => problem.severity === 'error')
  if (found.length === 0) return undefined
  const detail = `Nothing is built before they are mended. ${describeFirst(found)}`
  return { tone: 'error', title: count(found.length, 'error'), detail, part: 'problems' }
}

function findOrphans({ pages }: ReportData): Finding | undefined {
  const found = pages.filter(({ isOrphan }) => isOrphan).map(({ route }) => route)
  if (found.length === 0) return undefined
  const more = found.length > 3 ? ` and ${found.length - 3} more` : ''
  const detail = `${found.slice(0, 3).join(', ')}${more}: visitors come there only by the address.`
  return { tone: 'warning', title: `${count(found.length, 'page')} that nothing links to`, detail, part: 'links' }
}

/** Warnings but those of orphans, which are a finding of their own. */
function findOtherWarnings({ problems }: ReportData): Finding | undefined {
  const found = problems.filter(({ problem }) => problem.severity === 'warning' && problem.rule !== 'orphan-page')
  if (found.length === 0) return undefined
  return { tone: 'warning', title: count(found.length, 'warning'), detail: describeFirst(found), part: 'problems' }
}

/** The first of some problems in a sentence: "site.config/site.json:114: logo has no alt text." */
function describeFirst([first, ...others]: LocatedProblem[]): string {
  if (!first) return ''
  const { file, where, what } = first.problem
  const sentence = `${file}:${first.start.line}: ${[where, what].filter(Boolean).join(' ')}.`
  return others.length > 0 ? `The first: ${sentence}` : sentence
}

/** The pages over their budget, else the one that is nearest to it. */
function findHeaviestPage({ pages }: ReportData): Finding | undefined {
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
function findLowestScore({ measurements }: ReportData): Finding | undefined {
  const scores = measurements.flatMap(({ route, device, scores }) =>
    CATEGORY_NAMES.map((name) => ({ route, device, score: scores[name], category: CATEGORIES[name].title })),
  )
  const [lowest] = scores.sort((a, b) => a.score - b.score)
  if (!lowest) return undefined
  const { route, device, score, category } = lowest
  return {
    tone: score < GOOD_SCORE ? 'warning' : 'calm',
    title: `${score} is the lowest Lighthouse score`,
    detail: `${route}, ${category}, ${DEVICE_NAMES[device]}.`,
    part: 'lighthouse',
  }
}

/** The two pages of cities that have most in common. */
function findMostAlike({ cities: { measures, limits } }: ReportData): Finding | undefined {
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
