import type { CourseProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { Ticket } from './Ticket'
import styles from './Course.module.css'

/** The top of a course's page: what it is over a picture, and a ticket that hangs over the picture's edge. */
export function Course({ id, hideOnPhones, title, lead, image, badge, ticket }: CourseProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.course}>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Image picture={image} sizes="100vw" priority />
        </div>
        <div className={`wrap ${styles.grid}`}>
          <div className={`on-dark ${styles.words}`}>
            {badge && <p className={styles.spots}>{badge}</p>}
            <h1>{title}</h1>
            {lead && <Markdown text={lead} className="lead" />}
          </div>
          <Ticket {...ticket} />
        </div>
      </div>
    </Section>
  )
}
