import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { classes } from '../ui/Section'
import styles from './LanguageSwitch.module.css'

/** Links to the page in its other languages; nothing where there are none. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { translations, words } = usePage()
  if (translations.length === 0) return null
  return (
    <nav className={classes('labelled', styles.languages, className)} aria-label={words.languages}>
      <Icon name="languages" />
      {translations.map(({ code, label, href }) => (
        <a key={code} href={href} lang={code} hrefLang={code}>
          {label}
        </a>
      ))}
    </nav>
  )
}
