import { type Clock, isShown } from '../documents/clock'
import { type Schedule, changesOf, describeAbsence, isDue, scheduleOf } from '../documents/schedule'
import type { PageFacts, RenderablePage, ResolvedPage } from './page'

/** The schedules of a page's sections, in their order. */
const sectionSchedules = (sections: unknown): (Schedule | undefined)[] =>
  Array.isArray(sections) ? sections.map(scheduleOf) : []

/** A page as it is on a day: without the sections that aren't due then. */
export function pageOnDay(page: ResolvedPage, day: string): ResolvedPage {
  const { sections } = page.data
  const schedules = sectionSchedules(sections)
  const isKept = (_: unknown, index: number) => isDue(schedules[index], day)
  if (!Array.isArray(sections) || schedules.every((schedule) => isDue(schedule, day))) return page
  return { ...page, data: { ...page.data, sections: sections.filter(isKept) }, origins: page.origins.filter(isKept) }
}

/** What is rendered of a valid page: without the sections that aren't due, or with their labels if everything is shown. */
export function shownContent({ route, data, vars }: RenderablePage, { today, showsAll }: Clock): RenderablePage {
  const schedules = sectionSchedules(data.sections)
  const pageSchedule = scheduleOf(data)
  if (![pageSchedule, ...schedules].some(Boolean)) return { route, data, vars }
  if (!showsAll)
    return {
      route,
      vars,
      data: { ...data, sections: data.sections.filter((_, index) => isDue(schedules[index], today)) },
    }
  const labelOf = (schedule: Schedule | undefined) =>
    schedule && !isDue(schedule, today) ? describeAbsence(schedule, today) : undefined
  return { route, data, vars, labels: { page: labelOf(pageSchedule), sections: schedules.map(labelOf) } }
}

/**
 * The days on which a page comes or goes, or one of its sections does, in order. Undefined if it is always as it is; nothing for
 * a draft.
 */
export function pageChanges({ data }: Pick<ResolvedPage, 'data'>): string[] | undefined {
  const pageSchedule = scheduleOf(data)
  const schedules = sectionSchedules(data.sections)
  const all = [pageSchedule, ...schedules].filter((schedule) => schedule !== undefined)
  if (all.length === 0) return undefined
  const shownOn = (day: string) =>
    isDue(pageSchedule, day) ? schedules.map((schedule) => isDue(schedule, day)).join() : ''
  const days = [...new Set(all.flatMap(changesOf))].sort()
  // before the first of all days
  let last = shownOn('')
  return days.filter((day) => {
    const shown = shownOn(day)
    const isChange = shown !== last
    last = shown
    return isChange
  })
}

/**
 * The days on which a page must be right, in order: today, if it is on the site, and whenever it changes later. A draft, and a
 * page that has been on the site, is checked as it would be today.
 */
export function checkedDays(page: Pick<ResolvedPage, 'data'>, changes: string[], today: string): string[] {
  const schedule = scheduleOf(page.data)
  const days = [today, ...changes.filter((day) => day > today)].filter((day) => isDue(schedule, day))
  return days.length > 0 ? days : [today]
}

/** The next day on which a site changes by itself; undefined if there is none. */
export const nextChange = (changes: string[], today: string): string | undefined =>
  changes.filter((day) => day > today).sort()[0]

/** The routes and aliases of the pages that aren't on the site, which no page that is there has. */
export function absentRoutes(
  pages: (Pick<PageFacts, 'route'> & Partial<Pick<PageFacts, 'aliases' | 'schedule'>>)[],
  clock: Clock,
): string[] {
  const routesOf = (isWanted: boolean) =>
    pages
      .filter((page) => isPageShown(page, clock) === isWanted)
      .flatMap(({ route, aliases = [] }) => [route, ...aliases])
  const absent = routesOf(false)
  if (absent.length === 0) return absent
  const present = new Set(routesOf(true))
  return [...new Set(absent)].filter((route) => !present.has(route)).sort()
}

/** Whether a page is on the site. */
export const isPageShown = ({ schedule }: { schedule?: Schedule | undefined }, clock: Clock): boolean =>
  isShown(schedule, clock)
