import type { Hours } from '../../schemas/types'
import { type Span, type Times, isYearly, weekOf } from '../../sections/page/opening-hours'
import type { GraphNode } from '../../sections/page/section-traits'
import { isRecord } from '../documents/json-tree'
import { isDay } from '../documents/schedule'

/** The opening hours of a place as schema.org has them. */
export function hoursData(hours: Hours | undefined, year: number): GraphNode {
  const usual = weekOf(hours ?? {}).map(({ days, opens, closes }) => specification({ days, opens, closes }))
  const special = hours ? specialSpecifications(hours, year) : []
  return {
    // one alone needs no list
    openingHoursSpecification: usual.length > 1 ? usual : usual[0],
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  }
}

/** Whether a site's hours have days that come back every year, so that its pages change with the year. @param site valid or not */
export function hasYearlyDays(site: { hours?: unknown; places?: unknown }): boolean {
  const places: unknown[] = Array.isArray(site.places) ? site.places : []
  const hours = [site, ...places].map((place) => (isRecord(place) ? place.hours : undefined))
  const entries = hours.flatMap((times) => (isRecord(times) ? [times.seasons, times.holidays] : [])).flat()
  return entries
    .flatMap((entry) => (isRecord(entry) ? [entry.from, entry.date] : []))
    .some((day) => typeof day === 'string' && isYearly(day))
}

/** Seasons and holidays, which take the place of the usual week on their days. */
function specialSpecifications({ seasons = [], holidays = [] }: Times, year: number): GraphNode[] {
  const ofSeasons = seasons.flatMap(({ from, until, week }) =>
    occurrences(from, until, year).flatMap((validity) =>
      week.length > 0
        ? week.map((opening) => ({ ...specification(opening), ...validity }))
        : [{ ...CLOSED, ...validity }],
    ),
  )
  const ofHolidays = holidays.flatMap(({ date, until = date, opens, closes }) =>
    occurrences(date, until, year).map((validity) => ({
      ...(opens && closes ? specification({ opens, closes }) : CLOSED),
      ...validity,
    })),
  )
  return [...ofSeasons, ...ofHolidays]
}

function specification({ days, opens, closes }: Span & { days?: string[] }): GraphNode {
  return { '@type': 'OpeningHoursSpecification', ...(days && { dayOfWeek: days }), opens, closes }
}

/** Search engines read an opening at closing as a closed day. */
const CLOSED = specification({ opens: '00:00', closes: '00:00' })

/** The days of this year and the next on which something is: from 1 November until 31 March, it also began last year. */
function occurrences(from: string, until: string, year: number) {
  if (!isYearly(from)) return [{ validFrom: from, validThrough: until }]
  const endsNextYear = until < from
  const years = endsNextYear ? [year - 1, year, year + 1] : [year, year + 1]
  return years
    .map((first) => ({ validFrom: `${first}-${from}`, validThrough: `${endsNextYear ? first + 1 : first}-${until}` }))
    .filter(({ validFrom, validThrough }) => isDay(validFrom) && isDay(validThrough))
}
