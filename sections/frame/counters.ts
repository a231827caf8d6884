import type { Embeds } from '../../schemas/types'

/** A service that counts visits, with what a content security policy must allow it. */
interface Counter {
  script: string
  /** The name that its script reads the site's id from. */
  idName?: string
  /** Where it sends what it counts, as data or as the address of a picture. */
  sources: string[]
  /** The names of the policies for trusted types that its own script makes. */
  trustedTypes?: string[]
}

export const COUNTERS: Record<NonNullable<Embeds['analytics']>['provider'], Counter> = {
  'google-analytics': {
    script: 'https://www.googletagmanager.com/gtag/js',
    // https://developers.google.com/tag-platform/security/guides/csp
    sources: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    trustedTypes: ['goog#html'],
  },
  plausible: { script: 'https://plausible.io/js/script.js', idName: 'domain', sources: ['https://plausible.io'] },
  fathom: { script: 'https://cdn.usefathom.com/script.js', idName: 'site', sources: ['https://cdn.usefathom.com'] },
}

/** The name of the policy with which the page's own script adds the service's. */
export const TRUSTED_TYPES = 'analytics'
