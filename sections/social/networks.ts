import type { Site } from '../../schemas/types'

export type Network = NonNullable<Site['social']>[number]['network']

/** What each network calls itself. */
export const networks: Record<Network, string> = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  nextdoor: 'Nextdoor',
  bluesky: 'BlueSky',
  instagram: 'Instagram',
  aboutme: 'About.me',
  google: 'Google',
  yelp: 'Yelp',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  x: 'X',
}
