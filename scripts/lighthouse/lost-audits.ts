import type { Result } from 'lighthouse'
import { CATEGORIES, type Category, type LostAudit } from './measurement'

type Audit = Result['audits'][string]
type AuditRef = Result['categories'][string]['auditRefs'][number]

/** A metric names no element itself: these audits do. */
const METRIC_ELEMENTS: Record<string, string[]> = {
  'largest-contentful-paint': ['largest-contentful-paint-element', 'lcp-breakdown-insight'],
  'cumulative-layout-shift': ['layout-shifts', 'cls-culprits-insight'],
  'total-blocking-time': ['long-tasks'],
}

/** The audits that cost a category points, the dearest first, and the advice that goes with them. */
export function lostAudits({ categories, audits }: Result, category: Category): LostAudit[] {
  const result = categories[CATEGORIES[category].id]
  if (!result || result.score === 1) return []
  const total = result.auditRefs.reduce((sum, { weight }) => sum + weight, 0)
  return result.auditRefs
    .flatMap((ref): LostAudit[] => {
      const audit = audits[ref.id]
      if (!audit || audit.score === null || audit.score === 1 || !(ref.weight > 0 || isAdvice(ref))) return []
      const sources = [audit, ...(METRIC_ELEMENTS[ref.id] ?? []).flatMap((id) => audits[id] ?? [])]
      return [
        {
          category,
          id: ref.id,
          sentence: [audit.title, audit.displayValue].filter(Boolean).join(': '),
          points: Math.round(((ref.weight * (1 - audit.score)) / total) * 1000) / 10,
          elements: [...new Set(sources.flatMap(elementsOf))],
        },
      ]
    })
    .sort((a, b) => b.points - a.points)
}

/** Lighthouse's insights tell what makes a metric slow; they have no weight of their own. */
const isAdvice = ({ group }: AuditRef) => group === 'insights'

/** The start tags that an audit shows, else the addresses. */
function elementsOf({ details }: Audit): string[] {
  return [valuesOf(details, 'snippet'), valuesOf(details, 'url')].find((values) => values.length > 0) ?? []
}

/** Every text of this name, however deep in the details of an audit: each audit has a shape of its own. */
function valuesOf(details: unknown, name: string): string[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(value, name),
  )
}
