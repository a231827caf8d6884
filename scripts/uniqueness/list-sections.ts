import type { Twin } from '../../renderer/pipeline/uniqueness/measure-page'

/** The sections that a page has in common with its twin: "faq (sections[7]), hero (sections[0])", or "all". */
export function listSections(twin: Twin | undefined): string {
  if (twin?.isAllTheSame) return 'all'
  return twin?.same.map(({ type, index }) => `${type} (sections[${index}])`).join(', ') ?? ''
}
