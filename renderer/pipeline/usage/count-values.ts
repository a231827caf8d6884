import type { Schema } from '../validate/schemas'
import type { ValueCount } from './usage-report'

/** How often each value is used, most used first; undefined where values are words or have parts. */
export function countValues({ type, enum: choices }: Schema, used: unknown[]): ValueCount[] | undefined {
  const known = choices ?? (type === 'boolean' ? [true, false] : [])
  if (!choices && !['boolean', 'integer', 'number'].includes(type ?? '')) return undefined
  const counts = new Map(known.map((value) => [value, 0]))
  for (const value of used) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
