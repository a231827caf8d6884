import type { FeatureProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Badges } from '../ui/Badges'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Feature.module.css'

/** One service in depth: pictures that run off the left edge, words and buttons on the right. */
export function Feature(props: FeatureProps) {
  const { id, hideOnPhones, kicker, title, lead, points, images, badge, buttons, video } = props
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--warm">
      <div className="wrap columns columns--wide-left">
        <FeaturePictures images={images} />
        <div>
          {badge && <Badges badges={[badge]} className={styles.badge} />}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2>{title}</h2>
          {lead && <Markdown text={lead} className="lead" />}
          {points && (
            <ul className={`rows--icons ${styles.ticks}`}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <Actions buttons={buttons} looks={['primary', 'line']}>
            {video && <VideoLink {...video} />}
          </Actions>
        </div>
      </div>
    </Section>
  )
}

/** A large picture, and at choice a small one over its lower corner. */
function FeaturePictures({ images: [large, small] }: Pick<FeatureProps, 'images'>) {
  return (
    <div className={classes('bleed', styles.pictures, small && styles.pair)}>
      <Cover picture={large} sizes="(max-width: 1020px) 100vw, 58vw" />
      <Cover picture={small} sizes="(max-width: 1020px) 44vw, 26vw" className={styles.small} />
    </div>
  )
}

/** A link to a video, drawn as a play button in a ring. */
function VideoLink({ label, note, href }: NonNullable<FeatureProps['video']>) {
  const { site } = usePage()
  return (
    <a className={`labelled ${styles.video}`} {...linkAttributes(href, site)}>
      <span className={`disc ${styles.ring}`}>
        <Icon name="play" />
      </span>
      <span className={styles.label}>
        {label}
        {note && <small>{note}</small>}
      </span>
    </a>
  )
}
