import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import type { Category, LostAudit } from './measurement'

/** Points that a page loses on purpose. */
export interface Exception {
  category: Category
  /** Lighthouse's name of the audit that costs them: any other in its category is still a fault. */
  audit: LostAudit['id']
  /** The least that the category's score may be. */
  least: number
  reason: string
  isMeant: (page: ResolvedPage) => boolean
}

/** All there are: whatever else is below 100 is a fault. */
export const EXCEPTIONS: Exception[] = [
  {
    category: 'seo',
    audit: 'is-crawlable',
    // 9 of 13.04 points: https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/core/config/default-config.js
    least: 69,
    reason: 'the page says "index": false, so that search engines leave it out',
    isMeant: ({ data }) => data.index === false,
  },
]
