import { usePage } from '../page-context'
import { linkAttributes } from '../ui/links'

/** A service's name. Its link is stretched over the whole item by the style sheet, so that the link's name stays short. */
export function ServiceTitle({ title, href }: { title: string; href?: string }) {
  const { site } = usePage()
  if (!href) return <h3>{title}</h3>
  const link = linkAttributes(href, site)
  return (
    <h3>
      <a className={href.startsWith('tel:') ? 'nobr' : undefined} href={link.href} target={link.target} rel={link.rel}>
        {title}
      </a>
    </h3>
  )
}
