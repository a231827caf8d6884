import type { ReactNode } from 'react'

/** The heading of an item, one level below its section's; it looks the same at both levels. */
export function ItemHead({ sectionLevel, children }: { sectionLevel: 1 | 2; children: ReactNode }) {
  return sectionLevel === 1 ? <h2 className="item-head">{children}</h2> : <h3>{children}</h3>
}
