import type { Network } from '../ui/Icon'

/** What each network calls itself. */
export const networks: Record<Exclude<Network, 'other'>, string> = {
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
  whatsapp: 'WhatsApp',
  houzz: 'Houzz',
  angi: 'Angi',
  homeadvisor: 'HomeAdvisor',
  thumbtack: 'Thumbtack',
  trustpilot: 'Trustpilot',
  bbb: 'Better Business Bureau',
}
