import type { VideoProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { VideoFacade } from '../ui/embeds/VideoFacade'
import { Cover } from '../ui/Image'
import { MarkdownBlocks } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Video.module.css'

/** A video with words beside it and, at choice, a second picture over them. */
export function Video({ id, hideOnPhones, ground, title, text, video, image, buttons }: VideoProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={`wrap columns ${styles.grid}`}>
        <VideoFacade video={video} />
        <div>
          <Cover picture={image} sizes="(max-width: 1020px) 100vw, 33vw" className={styles.picture} />
          <h2 className={styles.title}>{title}</h2>
          {text && <MarkdownBlocks text={text} />}
          <Actions buttons={buttons} looks={['line']} />
        </div>
      </div>
    </Section>
  )
}
