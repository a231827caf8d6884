import type { JobsProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Actions } from '../ui/Button'
import { formatDay } from '../ui/format-day'
import { Icon } from '../ui/Icon'
import { Markdown, MarkdownBlocks } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { formatPay, USUAL_CURRENCY } from './employment'
import styles from './Jobs.module.css'

type Job = JobsProps['items'][number]

const WORDS = { until: 'Apply by' }
const EMPLOYMENT: Record<NonNullable<Job['employment']>[number], string> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
}
const PER: Record<NonNullable<Job['pay']>['per'], string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

/** Open positions, each with what it pays and how to apply at its side. */
export function Jobs({ id, hideOnPhones, ground, title, text, items, more }: JobsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className={styles.jobs}>
          {items.map((job, index) => (
            <JobItem key={index} {...job} />
          ))}
        </ul>
        {more && <Markdown text={more} className={styles.more} />}
      </div>
    </Section>
  )
}

function JobItem({ title, text, employment, place, pay, until, button }: Job) {
  const { language = 'en-US', business, address } = usePage().site
  return (
    <li className={`columns ${styles.job}`}>
      <div>
        <h3>{title}</h3>
        <ul className={`rows--icons small ${styles.facts}`}>
          <li>
            <Icon name="map-pin" />
            {place ?? address.town}
          </li>
          {employment && (
            <li>
              <Icon name="clock" />
              {employment.map((kind) => EMPLOYMENT[kind]).join(', ')}
            </li>
          )}
          {pay && (
            <li>
              <Icon name="banknote" />
              <span>
                <b>{formatPay(pay, language, business?.currency ?? USUAL_CURRENCY)}</b> {PER[pay.per]}
              </span>
            </li>
          )}
          {until && (
            <li>
              <Icon name="calendar" />
              <span>
                {WORDS.until} <time dateTime={until}>{formatDay(until, language)}</time>
              </span>
            </li>
          )}
        </ul>
      </div>
      <div>
        <MarkdownBlocks text={text} headingLevel={4} />
        <Actions buttons={button && [button]} looks={['dark']} />
      </div>
    </li>
  )
}
