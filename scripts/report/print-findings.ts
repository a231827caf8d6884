import type { Colors } from 'picocolors/types'
import type { Finding } from './findings/finding'

/** What to look at first, a line each, for a terminal. */
export function printFindings(findings: Finding[], { red, yellow, dim }: Colors): string {
  const marks: Record<Finding['tone'], string> = { error: red('✗'), warning: yellow('!'), calm: dim('·') }
  return findings.map(({ tone, title, detail }) => `${marks[tone]} ${title}. ${dim(detail)}`).join('\n')
}
