import { type Times, WEEK } from '../../sections/page/opening-hours'
import { isRecord } from './json-tree'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DAY = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether opening hours as they are written can be read. Their mistakes are reported by rules. */
export function isTimes(hours: unknown): hours is Times {
  if (!isRecord(hours)) return false
  const { days, opens, closes, week = [], seasons = [] } = hours
  const isShort =
    days === undefined || opens === undefined || closes === undefined || isOpening({ days, opens, closes })
  return isShort && isWeek(week) && Array.isArray(seasons) && seasons.every(isSeason)
}

const isWeek = (week: unknown): boolean => Array.isArray(week) && week.every(isOpening)

const isOpening = (opening: unknown): boolean =>
  isRecord(opening) &&
  Array.isArray(opening.days) &&
  opening.days.every((day) => WEEK.some((name) => name === day)) &&
  [opening.opens, opening.closes].every((time) => typeof time === 'string' && TIME.test(time))

const isSeason = (season: unknown): boolean =>
  isRecord(season) &&
  isWeek(season.week) &&
  [season.from, season.until].every((day) => typeof day === 'string' && DAY.test(day))
