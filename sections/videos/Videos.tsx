import type { VideosProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { VideoFacade } from '../video/VideoFacade'
import styles from './Videos.module.css'

/** Several short videos side by side. */
export function Videos({ id, hideOnPhones, title, text, items }: VideosProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.videos}`}>
      <div className="wrap">
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <ul className={styles.list}>
          {items.map((video, index) => (
            <li key={index}>
              <VideoFacade video={video} small />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
