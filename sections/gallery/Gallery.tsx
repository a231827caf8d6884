import type { GalleryProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Markdown } from '../ui/Markdown'
import { GalleryPictures } from './GalleryPictures'
import styles from './Gallery.module.css'

/** Photographs, with a heading at choice. */
export function Gallery({ id, hideOnPhones, variant = 'feature', title, text, images }: GalleryProps) {
  const isPair = variant === 'pair'
  const hasWords = Boolean(title || text)
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles[variant])}>
      <div className={classes('wrap', isPair && hasWords && styles.split)}>
        {hasWords && (
          <header className="section__head">
            {title && <h2>{title}</h2>}
            {text && <Markdown text={text} />}
          </header>
        )}
        <GalleryPictures images={images} isPair={isPair} />
      </div>
    </Section>
  )
}
