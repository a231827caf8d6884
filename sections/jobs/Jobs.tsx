import type { JobsProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { publicAddress } from '../page/places'
import { Actions } from '../ui/Button'
import { formatDay } from '../ui/format-day'
import { Icon } from '../ui/Icon'
import { ItemHead } from '../ui/ItemHead'
import { Markdown, MarkdownBlocks } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { formatPay, USUAL_CURRENCY } from './employment'
import { Phrase } from '../words/fill-words'
import type { WordName } from '../words/words'
import styles from './Jobs.module.css'

type Job = JobsProps['items'][number]

/** The words for each kind of employment, by its name in a document. */
const EMPLOYMENT = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
} satisfies Record<NonNullable<Job['employment']>[number], WordName>

/** The words for pay, by what it is paid for. */
const PAY = {
  hour: 'payPerHour',
  day: 'payPerDay',
  week: 'payPerWeek',
  month: 'payPerMonth',
  year: 'payPerYear',
} satisfies Record<NonNullable<Job['pay']>['per'], WordName>

/** Open positions, each with what it pays and how to apply at its side. */
export function Jobs({ id, hideOnPhones, ground, title, level = 2, text, items, more }: JobsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap">
        <SectionHead title={title} level={level} text={text} />
        <ul className={styles.jobs}>
          {items.map((job, index) => (
            <JobItem key={index} {...job} sectionLevel={level} />
          ))}
        </ul>
        {more && <Markdown text={more} className={styles.more} />}
      </div>
    </Section>
  )
}

function JobItem({ title, text, employment, place, pay, until, button, sectionLevel }: Job & { sectionLevel: 1 | 2 }) {
  const { site, language, words } = usePage()
  const { business } = site
  const town = place ?? publicAddress(site)?.town
  return (
    <li className={`columns ${styles.job}`}>
      <div>
        <ItemHead sectionLevel={sectionLevel}>{title}</ItemHead>
        <ul className={`rows--icons small ${styles.facts}`}>
          {town && (
            <li>
              <Icon name="map-pin" />
              {town}
            </li>
          )}
          {employment && (
            <li>
              <Icon name="clock" />
              {employment.map((kind) => words[EMPLOYMENT[kind]]).join(', ')}
            </li>
          )}
          {pay && (
            <li>
              <Icon name="banknote" />
              <span>
                <Phrase
                  text={words[PAY[pay.per]]}
                  parts={{ amount: <b>{formatPay(pay, language, business?.currency ?? USUAL_CURRENCY)}</b> }}
                />
              </span>
            </li>
          )}
          {until && (
            <li>
              <Icon name="calendar" />
              <span>
                <Phrase
                  text={words.applyBy}
                  parts={{ day: <time dateTime={until}>{formatDay(until, language)}</time> }}
                />
              </span>
            </li>
          )}
        </ul>
      </div>
      <div>
        <MarkdownBlocks text={text} headingLevel={sectionLevel + 2} />
        <Actions buttons={button && [button]} looks={['dark']} />
      </div>
    </li>
  )
}
