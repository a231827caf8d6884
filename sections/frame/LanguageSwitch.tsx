import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { classes } from '../ui/Section'
import styles from './LanguageSwitch.module.css'

interface Props {
  className?: string
  /** Of the switches of a page, one is a landmark: two of the same name can't be told apart. */
  isLandmark?: boolean
}

/** Links to the page in its other languages; nothing where there are none. */
export function LanguageSwitch({ className, isLandmark = false }: Props) {
  const { translations, words } = usePage()
  if (translations.length === 0) return null
  const Element = isLandmark ? 'nav' : 'div'
  return (
    <Element
      className={classes('labelled', styles.languages, className)}
      aria-label={isLandmark ? words.languages : undefined}
    >
      <Icon name="languages" />
      {translations.map(({ code, label, href }) => (
        <a key={code} href={href} lang={code} hrefLang={code}>
          {label}
        </a>
      ))}
    </Element>
  )
}
