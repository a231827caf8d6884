import { useEffect, useRef } from 'react'
import { LazyMotion, MotionConfig, domMin, m } from 'framer-motion'
import styles from './Chat.module.css'

/** Three dots: somebody is writing. They come softly and go at once, since what fades out would outstay its time. */
export function TypingIndicator({ label }: { label: string }) {
  const dots = useRef<HTMLLIElement>(null)
  // the conversation opens at its top
  useEffect(() => void dots.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <m.li
          ref={dots}
          data-from="assistant"
          className={styles.typing}
          initial={{ opacity: 0, y: 8 }}
          animate={{ opacity: 1, y: 0 }}
          transition={{ duration: 0.2 }}
        >
          <p>
            <span className="sr">{label}</span>
            <i />
            <i />
            <i />
          </p>
        </m.li>
      </MotionConfig>
    </LazyMotion>
  )
}
