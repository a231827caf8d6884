import type { HeroProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { QuoteCard } from '../ui/QuoteCard'
import { HeroFacts } from './HeroFacts'
import styles from './Hero.module.css'
import { HeroStage } from './HeroStage'
import { ServiceHero } from './ServiceHero'

/** The top of a page. It holds the page's one main heading. */
export function Hero(props: HeroProps) {
  const { id, hideOnPhones, variant = 'city', form, facts } = props
  const isService = variant === 'service'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.hero}>
      {isService ? (
        <ServiceHero {...props} />
      ) : (
        <div className={classes(form && styles.beside)}>
          <HeroStage {...props} />
          {form && (
            <div className={styles.aside}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
      )}
      {facts && <HeroFacts facts={facts} isUnderPicture={isService} />}
    </Section>
  )
}
