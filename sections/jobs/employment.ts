import type { JobsProps } from '../../schemas/types'

type Job = JobsProps['items'][number]

/** How search engines call each: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export const EMPLOYMENT_TYPES: Record<NonNullable<Job['employment']>[number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** Where the business names no currency. */
export const USUAL_CURRENCY = 'USD'

/** An amount or a range in words: "$24" or "$24 – $32". Amounts without cents have none. */
export function formatPay({ from, to }: NonNullable<Job['pay']>, language: string, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return to === undefined || to === from ? format.format(from) : format.formatRange(from, to)
}
