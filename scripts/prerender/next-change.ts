import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesOf, scheduleOf } from '../../renderer/documents/schedule'
import { hasYearlyDays } from '../../renderer/render/hours-data'
import { yearOf } from '../../renderer/render/model'
import { nextChange } from '../../renderer/site/page-on-day'
import type { PageFacts } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'

/** Next to the folder of the site, since it isn't part of it. */
const FILE = 'next-change.txt'

/** The next day on which a page, a section or the notice comes or goes; undefined if none does. */
export const nextSiteChange = ({ data, today }: LoadedSite, facts: PageFacts[]): string | undefined =>
  nextChange(
    [
      ...facts.flatMap(({ changes = [] }) => changes),
      ...changesOf(scheduleOf(data.notice)),
      // the structured data has the days of this year and the next
      ...(hasYearlyDays(data) ? [`${yearOf({ today }) + 1}-01-01`] : []),
    ],
    today,
  )

/** Writes this day for other programs, such as one that starts the next build. Without such a day, there is no file. */
export function writeNextChange(out: string, day: string | undefined): void {
  const file = join(out, FILE)
  if (day === undefined) rmSync(file, { force: true })
  else writeFileSync(file, `${day}\n`)
}
