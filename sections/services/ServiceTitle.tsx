import { usePage } from '../page-context'
import { linkAttributes } from '../ui/href'

/** A service's name. Its link is stretched over the whole item by the style sheet, so that the link's name stays short. */
export function ServiceTitle({ title, href }: { title: string; href?: string }) {
  const { site } = usePage()
  return <h3>{href ? <a {...linkAttributes(href, site)}>{title}</a> : title}</h3>
}
