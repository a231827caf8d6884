import type { GuaranteeProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { Markdown, MarkdownBlocks } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Guarantee.module.css'

/** A promise as a certificate: the figure or the seal at its side, the words, and the one who signs it. */
export function Guarantee(props: GuaranteeProps) {
  const {
    id,
    hideOnPhones,
    ground = 'band',
    title,
    text,
    figure,
    figureText,
    seal,
    promises,
    name,
    role,
    button,
  } = props
  const hasSide = Boolean(figure || seal)
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap">
        <div className={classes(styles.certificate, hasSide && styles.sided)}>
          {hasSide && (
            <div className={styles.side}>
              {seal && <Image picture={seal} sizes="160px" className={styles.seal} />}
              {figure && (
                <p>
                  <b>{figure}</b> {figureText}
                </p>
              )}
            </div>
          )}
          <div>
            <h2>{title}</h2>
            <MarkdownBlocks text={text} headingLevel={3} className={styles.text} />
            {promises && (
              <ul className={`rows--icons ${styles.promises}`}>
                {promises.map((promise) => (
                  <li key={promise}>
                    <Icon name="check" />
                    <Markdown text={promise} />
                  </li>
                ))}
              </ul>
            )}
            {(name || button) && (
              <div className={styles.foot}>
                {name && (
                  <p className={styles.signed}>
                    <b>{name}</b>
                    {role && <span>{role}</span>}
                  </p>
                )}
                <Actions buttons={button && [button]} looks={['dark']} />
              </div>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}
