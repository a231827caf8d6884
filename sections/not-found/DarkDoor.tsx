import styles from './NotFound.module.css'

/** A drawing: a front door at night, its house number the missing page's, its porch lamp out. */
export function DarkDoor({ number }: { number: string }) {
  return (
    <svg className={styles.door} viewBox="0 0 320 400" aria-hidden="true">
      <rect className={styles.wall} width="320" height="400" rx="12" />
      <path className={styles.joints} d="M0 60h320M0 120h320M0 180h320M0 240h320M0 300h320M0 360h320" />
      <path
        className={styles.joints}
        d="M36 0v60M284 0v60M72 60v60M306 60v60M36 120v60M284 120v60M72 180v60M306 180v60M36 240v60M284 240v60M72 300v60M306 300v60"
      />
      <path className={styles.frame} d="M40 388V124a70 70 0 0 1 140 0v264z" />
      <path className={styles.leaf} d="M52 388V124a58 58 0 0 1 116 0v264z" />
      <path className={styles.pane} d="M66 140v-16a44 44 0 0 1 88 0v16z" />
      <path className={styles.bars} d="M110 80v60M77 95l22 22a16 16 0 0 1 22 0l22-22M94 140v-7a16 16 0 0 1 32 0v7" />
      <path className={styles.panel} d="M66 156h38v92H66zM116 156h38v92h-38zM66 264h38v104H66zM116 264h38v104h-38z" />
      <circle className={styles.knob} cx="159" cy="258" r="5" />
      <path className={styles.iron} d="M244 96v-12a14 14 0 0 1 28 0M244 92v20" />
      <path className={styles.iron} d="M272 84v10M254 108l18-14 18 14z" />
      <path className={styles.glass} d="M256 108h32l-5 48h-22z" />
      <path className={styles.iron} d="M272 108v48M258 156h28M272 156v8" />
      <rect className={styles.plate} x="226" y="204" width="80" height="42" rx="6" />
      <text className={styles.number} x="266" y="234">
        {number}
      </text>
      <path className={styles.step} d="M20 388h180v12H20z" />
    </svg>
  )
}
