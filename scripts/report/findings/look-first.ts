import type { ReportData } from '../report-data'
import type { Finding } from './finding'
import { heaviestPage } from './heaviest-page'
import { lowestScore } from './lowest-score'
import { mostAlike } from './most-alike'
import { orphans } from './orphans'
import { errors, otherWarnings } from './told-problems'

/** Of one tone, what stands first here is looked at first. */
const FINDINGS = [errors, orphans, otherWarnings, heaviestPage, lowestScore, mostAlike]

const TONES: Finding['tone'][] = ['error', 'warning', 'calm']

/** The three things of a site to look at first: errors, then what is not as it should be, then what comes nearest to it. */
export function lookFirst(data: ReportData): Finding[] {
  const findings = FINDINGS.map((find) => find(data)).filter((finding) => finding !== undefined)
  return TONES.flatMap((tone) => findings.filter((finding) => finding.tone === tone)).slice(0, 3)
}
