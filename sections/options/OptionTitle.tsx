import { usePage } from '../page-context'
import { linkAttributes } from '../ui/links'
import styles from './Options.module.css'

/** An option's name; with an address it is a link whose target is the whole option. */
export function OptionTitle({ title, href }: { title: string; href?: string }) {
  const { site } = usePage()
  if (!href) return <h3>{title}</h3>
  const link = linkAttributes(href, site)
  return (
    <h3>
      <a className={styles.link} href={link.href} target={link.target} rel={link.rel}>
        {title}
      </a>
    </h3>
  )
}
