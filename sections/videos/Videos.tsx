import type { VideosProps } from '../../schemas/types'
import { VideoFacade } from '../ui/embeds/VideoFacade'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

/** Several short videos side by side. */
export function Videos({ id, hideOnPhones, title, text, items }: VideosProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--page">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="row">
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
