import type { Embeds } from '../../schemas/types'

/** A service whose script counts something, with what a content security policy must allow it. */
interface Counter {
  script: string
  /** The name that its script reads the site's id from. */
  idName?: string
  /** Where it sends what it counts, as data or as the address of a picture. */
  sources: string[]
  /** Where else its own script gets code from. */
  moreScripts?: string[]
  /** What it shows in frames. */
  frames?: string[]
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
  // it has moved from one of these to another: https://github.com/umami-software/umami/discussions/2719
  umami: {
    script: 'https://cloud.umami.is/script.js',
    idName: 'websiteId',
    sources: ['https://cloud.umami.is', 'https://api-gateway.umami.dev', 'https://gateway.umami.is'],
  },
}

/** Where Google Ads sends what it counts, and gets code from. */
const ADS_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]

/** The services that count what an advertisement brings. */
export const CONVERSIONS: Record<keyof NonNullable<Embeds['conversions']>, Counter> = {
  // https://developers.google.com/tag-platform/security/guides/csp
  googleAds: {
    script: 'https://www.googletagmanager.com/gtag/js',
    moreScripts: ADS_HOSTS,
    sources: [...ADS_HOSTS, 'https://google.com', 'https://www.googletagmanager.com'],
    frames: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
    trustedTypes: ['goog#html'],
  },
  meta: {
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    moreScripts: ['https://connect.facebook.net/signals/'],
    sources: ['https://www.facebook.com', 'https://connect.facebook.net'],
    trustedTypes: ['connect.facebook.net/fbevents'],
  },
}

/** Everything that counts on a site. */
export function countersOf({ analytics, conversions }: Embeds = {}): Counter[] {
  const { googleAds, meta } = conversions ?? {}
  return [
    ...(analytics ? [COUNTERS[analytics.provider]] : []),
    ...(googleAds ? [CONVERSIONS.googleAds] : []),
    ...(meta ? [CONVERSIONS.meta] : []),
  ]
}

/** The name of the policy with which the page's own script adds the services'. */
export const TRUSTED_TYPES = 'analytics'
