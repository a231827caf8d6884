import type { VideoProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Image } from '../ui/Image'
import { Prose } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { VideoFacade } from './VideoFacade'
import styles from './Video.module.css'

/** A video with words beside it and, at choice, a second picture over them. */
export function Video({ id, hideOnPhones, title, text, video, image, buttons }: VideoProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className={`wrap ${styles.grid}`}>
        <VideoFacade video={video} />
        <div className={styles.words}>
          {image && (
            <figure className={styles.picture}>
              <Image picture={image} sizes="(max-width: 1020px) 100vw, 33vw" />
            </figure>
          )}
          <h2>{title}</h2>
          {text && <Prose text={text} className={styles.text} />}
          <Actions buttons={buttons} looks={['line']} />
        </div>
      </div>
    </Section>
  )
}
