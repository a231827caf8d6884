import type { Video as VideoFile, VideoProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Cover, Image } from '../ui/Image'
import { island } from '../ui/island'
import { PhoneLink, linkAttributes } from '../ui/links'
import { MarkdownBlocks } from '../ui/Markdown'
import { Section, classes } from '../ui/Section'
import styles from './Video.module.css'
import { videoLinks } from './video-links'

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

/**
 * A video's picture with a play button. Nothing comes from the video's host before a visitor presses it.
 * @param small for videos side by side
 */
export function VideoFacade({ video, small }: { video: VideoFile; small?: boolean }) {
  const { site } = usePage()
  const links = videoLinks(video)
  const frame = { 'data-frame-load': '', 'data-frame-src': links.frame, 'data-frame-title': video.title }
  return (
    <div className={classes(styles.video, small && styles.small)} {...island('frame', 'touch')}>
      <div data-frame-slot="" />
      <p className={`${styles.failed} on-dark`} data-failed="" hidden>
        The video can’t be reached just now. <a {...linkAttributes(links.page, site)}>Watch it on its own page</a>, or
        call <PhoneLink />.
      </p>
      <a className={`on-dark ${styles.facade}`} {...linkAttributes(links.page, site)} {...frame}>
        <Image
          picture={video.poster}
          sizes={small ? '(max-width: 767.98px) 100vw, 50vw' : '(max-width: 1020px) 100vw, 66vw'}
        />
        <span className={`disc ${styles.play}`}>
          <Icon name="play" />
        </span>
        <span className={styles.words}>
          <span className="sr">Play video:</span>
          <b>{video.title}</b>
          {video.length && <small>{video.length}</small>}
        </span>
      </a>
    </div>
  )
}
