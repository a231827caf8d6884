import { count } from '../../../renderer/pipeline/problems/pretty'
import type { ReportData } from '../report-data'
import type { Finding } from './finding'

/** The pages that nothing of the site links to. */
export function orphans({ pages }: ReportData): Finding | undefined {
  const found = pages.filter(({ isOrphan }) => isOrphan).map(({ route }) => route)
  if (found.length === 0) return undefined
  const detail = `${listed(found)}: visitors come there only by the address.`
  return { tone: 'warning', title: `${count(found.length, 'page')} that nothing links to`, detail, part: 'links' }
}

/** The first names of a list, and how many more there are. */
function listed(names: string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  return `${names.slice(0, 3).join(', ')}${more}`
}
