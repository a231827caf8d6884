import type { Video } from '../../../schemas/types'
import { usePage } from '../../page/page-context'
import { Icon } from '../Icon'
import { Image } from '../Image'
import { island } from '../island'
import { PhoneLink, linkAttributes } from '../links'
import { classes } from '../Section'
import { Phrase, fillWords } from '../../words/fill-words'
import styles from './VideoFacade.module.css'
import { videoLinks } from './video-links'

/**
 * A video's picture with a play button, and its title underneath. Nothing comes from the video's host until a visitor
 * presses it.
 * @param small for videos side by side
 */
export function VideoFacade({ video, small }: { video: Video; small?: boolean }) {
  const { site, words } = usePage()
  const links = videoLinks(video)
  const frame = { 'data-frame-load': '', 'data-frame-src': links.frame, 'data-frame-title': video.title }
  return (
    <figure className={classes(styles.video, small && styles.small)} {...island('frame', 'touch')}>
      <div className={styles.screen} data-frame-slot="">
        <a className={`on-dark ${styles.facade}`} {...linkAttributes(links.page, site)} {...frame}>
          <Image
            picture={video.poster}
            sizes={small ? '(max-width: 767.98px) 100vw, 50vw' : '(max-width: 1020px) 100vw, 66vw'}
          />
          <span className={`disc ${styles.play}`}>
            <Icon name="play" />
          </span>
          <span className="sr">{fillWords(words.playVideo, { title: video.title })}</span>
        </a>
      </div>
      <figcaption>
        <b>{video.title}</b>
        {video.length && <small>{video.length}</small>}
        <p data-failed="" hidden>
          <Phrase
            text={words.videoUnreachable}
            parts={{
              link: <a {...linkAttributes(links.page, site)}>{words.videoLink}</a>,
              phone: <PhoneLink />,
            }}
          />
        </p>
      </figcaption>
    </figure>
  )
}
