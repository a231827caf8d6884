import type { OptionsProps } from '../../schemas/types'
import { Section } from '../ui/Section'
import { OptionsGallery } from './OptionsGallery'
import { OptionsList } from './OptionsList'
import styles from './Options.module.css'

/** The choices within one service, always on the darkest ground. */
export function Options(props: OptionsProps) {
  const Layout = props.variant === 'list' ? OptionsList : OptionsGallery
  return (
    <Section id={props.id} hideOnPhones={props.hideOnPhones} className={`section on-dark ${styles.options}`}>
      <Layout {...props} />
    </Section>
  )
}
