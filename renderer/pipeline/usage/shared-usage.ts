import type { OpenSite } from '../inspect'
import { didYouMean } from '../problems/suggest'
import { groupUses } from './group-uses'
import type { UsageReport } from './usage-report'

/** Which pages use a shared section; or a sentence that there is no such one. */
export function sharedUsage({ resolved, sources }: OpenSite, name: string): UsageReport | string {
  const known = [...sources.shared.keys()]
  const document = sources.shared.get(name)
  const others = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  if (!document) return `there is no shared section "${name}". ${didYouMean(name, known, others)}`
  const findings = resolved.pages.flatMap((page) =>
    page.origins
      .filter(({ shared }) => shared === document)
      .map(({ index, overrides }) => ({
        origin: { document: page.document, path: ['sections', index, 'use'] },
        page,
        detail: overrides.length > 0 ? `but for ${overrides.join(', ')}` : undefined,
      })),
  )
  return { kind: 'shared', name, uses: groupUses(findings, resolved) }
}
