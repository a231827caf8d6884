import { isDay } from '../../documents/schedule'
import { type Path, isRecord } from '../../documents/json-tree'
import type { Problem } from '../../problems/problem'
import type { ResolvedDocument, ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'
import { markedPage } from '../definition/examples'
import { type Finding, errors, problemFrom } from '../definition/rule'

export const SCHEDULE_RULES = errors({
  'reversed-dates': {
    asks: '"until" is not before "from".',
    why: 'The page or the section would never be on the site.',
    fix: 'Exchange the two days, or correct the one that is wrong. Both are included.',
    example: markedPage({ more: '"from": "2020-04-01",\n  "until": «"2020-03-01"»' }, '"2999-03-01"'),
    // pages and their sections are checked by scheduleProblems, since rules see only those that are due
    checkSite: ({ site: { document, data }, unused, lists }) => [
      ...(document ? reversedDays({ document, data: data.notice }, ['notice']) : []),
      ...unused.flatMap((section) => reversedDays(section)),
      ...lists.flatMap(({ list }) =>
        list.entries.flatMap((data, index) => reversedDays({ document: list.document, data }, ['entries', index])),
      ),
    ],
  },
})

/** The problems with the days of a page and of its sections, due or not. */
export function scheduleProblems(page: ResolvedPage): Problem[] {
  const { sections } = page.data
  const findings = [
    ...reversedDays(page),
    ...(Array.isArray(sections) ? sections : []).flatMap((data: unknown, index) =>
      reversedDays({ ...page, data }, ['sections', index]),
    ),
  ]
  return SCHEDULE_RULES.flatMap((rule) => findings.map((finding) => problemFrom(rule, finding)))
}

/** @param path of the data in its document, as it is resolved */
function reversedDays({ data, ...resolved }: ResolvedDocument, path: Path = []): Finding[] {
  const { from, until } = isRecord(data) ? data : {}
  if (!isDay(from) || !isDay(until) || from <= until) return []
  return [
    { origin: originOf(resolved, [...path, 'until']), what: `is ${until}, which is before the "from" of ${from}` },
  ]
}
