import type { Site } from '../../schemas/types'

/** The attributes of a link that depend on where it leads. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: 'noopener'
}

/** Telephone links in the form telephones need: "tel:(972) 555-0142" is "tel:+19725550142". The rest as it is. */
export function href(value: string, site: Site): string {
  if (!value.startsWith('tel:')) return value
  const number = value.slice('tel:'.length).trim()
  const digits = number.replace(/\D/g, '')
  return number.startsWith('+') ? `tel:+${digits}` : `tel:${site.countryCode ?? '+1'}${digits}`
}

/** Where a link leads, and that pages of other sites open in a tab of their own. */
export function linkAttributes(value: string, site: Site): LinkAttributes {
  const isElsewhere = /^https?:/.test(value) && new URL(value).host !== new URL(site.url).host
  return isElsewhere ? { href: value, target: '_blank', rel: 'noopener' } : { href: href(value, site) }
}
