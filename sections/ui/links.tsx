import type { ReactNode } from 'react'
import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { dialled } from '../page/telephone'
import { classes } from './Section'

/** The attributes of a link that depend on where it leads. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: 'noopener'
}

/** A link to a telephone number, and the message to begin with: "sms:(972) 555-0142?body=Hello". */
const NUMBER_LINK = /^(tel|sms):([^?]*)(\?.*)?$/s

/** Whether a link leads to a telephone number, which shouldn't break into two lines. */
export const isNumberLink = (href: string): boolean => NUMBER_LINK.test(href)

/**
 * Where a link leads: pages of other sites open in a tab of their own, and links to call or to write a text message get the
 * form that telephones need: "tel:(972) 555-0142" is "tel:+19725550142".
 */
export function linkAttributes(value: string, site: Site): LinkAttributes {
  const [, scheme, number = '', message = ''] = NUMBER_LINK.exec(value) ?? []
  if (scheme) return { href: `${scheme}:${dialledFrom(site, number)}${message.replaceAll(' ', '%20')}` }
  const isElsewhere = /^https?:/.test(value) && new URL(value).host !== new URL(site.url).host
  return isElsewhere ? { href: value, target: '_blank', rel: 'noopener' } : { href: value }
}

/** What follows "tel:" or "sms:" in a link to a telephone number of a site; one that can't be dialled stays as it is. */
export const dialledFrom = ({ address, countryCode }: Partial<Site>, number: string): string =>
  dialled(number, address?.country ?? countryCode) ?? number

interface PhoneLinkProps {
  className?: string
  /** What is said to screen readers, where the number alone is not enough. */
  label?: string
  /** In place of the number itself. */
  children?: ReactNode
  /** The site as it is for the place whose number it is, if that isn't the page's. */
  site?: Site
}

/** The page's telephone number as a link; it never breaks into two lines. Without a number, there is nothing. */
export function PhoneLink({ className, label, children, site: placeSite }: PhoneLinkProps) {
  const page = usePage()
  const site = placeSite ?? page.site
  if (!site.phone) return null
  return (
    <a className={classes('nobr', className)} {...linkAttributes(`tel:${site.phone}`, site)} aria-label={label}>
      {children ?? site.phone}
    </a>
  )
}

/** Another telephone number of the business as a link. */
export function NumberLink({ number }: { number: string }) {
  const { site } = usePage()
  return (
    <a className="nobr" {...linkAttributes(`tel:${number}`, site)}>
      {number}
    </a>
  )
}

/** The name of an item in a list; with an address, a link that covers the whole item and is named by the title alone. */
export function ItemLink({ title, href }: { title: string; href?: string }) {
  const { site } = usePage()
  if (!href) return title
  return (
    <a className={classes('stretched', isNumberLink(href) && 'nobr')} {...linkAttributes(href, site)}>
      {title}
    </a>
  )
}
