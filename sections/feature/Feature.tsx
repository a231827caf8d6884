import type { FeatureProps } from '../../schemas/types'
import { Button } from '../ui/Button'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { FeaturePictures } from './FeaturePictures'
import styles from './Feature.module.css'
import { VideoLink } from './VideoLink'

/** One service in depth: pictures that run off the left edge, words and buttons on the right. */
export function Feature(props: FeatureProps) {
  const { id, hideOnPhones, kicker, title, lead, points, images, badge, buttons, video } = props
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.feature}`}>
      <div className={`wrap ${styles.grid}`}>
        <FeaturePictures images={images} badge={badge} />
        <div className={styles.words}>
          {kicker && <p className="kicker">{kicker}</p>}
          <h2>{title}</h2>
          {lead && <Markdown text={lead} className="lead" />}
          {points && (
            <ul className={styles.ticks}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {(buttons || video) && (
            <div className="actions">
              {buttons?.map((button, index) => (
                <Button key={button.label} button={button} look={index === 0 ? 'primary' : 'line'} />
              ))}
              {video && <VideoLink {...video} />}
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
