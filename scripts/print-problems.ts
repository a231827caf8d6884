import colors from 'picocolors'
import type { OpenSite } from '../renderer/pipeline/open-site'
import { reportJson } from '../renderer/pipeline/report/json'
import { locate } from '../renderer/pipeline/report/located'
import { reportPretty } from '../renderer/pipeline/report/pretty'
import { summary } from '../renderer/pipeline/report/summary'

/** Prints a site's problems: json on stdout for machines, else for people. */
export function printProblems(
  site: Pick<OpenSite, 'problems' | 'sources'>,
  format: 'pretty' | 'json',
  outcome = '',
): void {
  const pages = site.sources.pages.length
  const located = locate(site)
  if (format === 'json') return void process.stdout.write(reportJson(pages, located))
  const palette = colors.createColors(process.stdout.isTTY && colors.isColorSupported)
  if (located.length > 0) console.log(reportPretty(located, palette))
  console.log([summary(pages, site.problems), outcome].filter(Boolean).join(' '))
}
