import type { Video } from '../../schemas/types'
import { usePage } from '../page-context'
import { classes } from '../ui/Section'
import { linkAttributes } from '../ui/links'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { videoLinks } from './video-links'
import styles from './VideoFacade.module.css'
import smallStyles from './VideoFacadeSmall.module.css'

interface Props {
  video: Video
  /** For videos side by side. */
  small?: boolean
}

/** A video's picture with a play button. Nothing comes from the video's host before a visitor presses it. */
export function VideoFacade({ video, small }: Props) {
  const { site } = usePage()
  const links = videoLinks(video)
  const frame = { 'data-frame-load': '', 'data-frame-src': links.frame, 'data-frame-title': video.title }
  return (
    <div className={classes(styles.video, small && smallStyles.small)} {...island('frame', 'touch')}>
      <div className={styles.slot} data-frame-slot="" />
      <a className={styles.facade} {...linkAttributes(links.page, site)} {...frame}>
        <Image
          picture={video.poster}
          sizes={small ? '(max-width: 767.98px) 100vw, 50vw' : '(max-width: 1020px) 100vw, 66vw'}
        />
        <span className={classes(styles.play, small && smallStyles.play)}>
          <Icon name="play" />
        </span>
        <span className={classes(styles.words, small && smallStyles.words)}>
          <span className="sr">Play video:</span>
          <b>{video.title}</b>
          {video.length && <small>{video.length}</small>}
        </span>
      </a>
    </div>
  )
}
