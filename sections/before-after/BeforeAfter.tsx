import type { BeforeAfterProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './BeforeAfter.module.css'

/** Pairs of pictures of one place, each with a divider between the two. One pair stands beside its heading. */
export function BeforeAfter({ id, hideOnPhones, ground, title, text, labels, pairs }: BeforeAfterProps) {
  const isOne = pairs.length === 1
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={classes('wrap', isOne && 'columns columns--head')}>
        <SectionHead title={title} text={text} />
        <div className={classes(styles.pairs, isOne && styles.one)}>
          {pairs.map((pair, index) => (
            <Pair key={index} {...pair} labels={labels} name={`${id ?? 'before-after'}-${index + 1}`} />
          ))}
        </div>
      </div>
    </Section>
  )
}

const SIZES = '(max-width: 1020px) 100vw, 800px'

type PairProps = BeforeAfterProps['pairs'][number] & Pick<BeforeAfterProps, 'labels'> & { name: string }

/**
 * The later picture lies under the earlier one, of which the part before the divider is shown. A range moves the divider, which
 * its island tells the stylesheet; where there is no script, three choices do so.
 */
function Pair({ before, after, caption, labels, name }: PairProps) {
  const { words } = usePage()
  const [earlier = words.before, later = words.after] = labels ?? []
  return (
    <figure>
      <div className={styles.pair} {...island('compare', 'visible', '400px')}>
        <div className={styles.picture}>
          <Image picture={after} sizes={SIZES} />
        </div>
        <div className={`${styles.picture} ${styles.before}`}>
          <Image picture={before} sizes={SIZES} />
        </div>
        <input className={styles.range} type="range" aria-label={`${earlier}, ${later}: ${words.divider}`} />
        <span className={styles.divider} aria-hidden="true" />
        <p className={styles.label} aria-hidden="true">
          {earlier}
        </p>
        <p className={`${styles.label} ${styles.later}`} aria-hidden="true">
          {later}
        </p>
      </div>
      <fieldset className={styles.choices}>
        <legend className="sr">{words.divider}</legend>
        <Choice name={name} label={earlier} />
        <Choice name={name} label={words.bothPictures} isChosen />
        <Choice name={name} label={later} />
      </fieldset>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const Choice = ({ name, label, isChosen }: { name: string; label: string; isChosen?: boolean }) => (
  <label>
    <input type="radio" name={name} defaultChecked={isChosen} />
    {label}
  </label>
)
