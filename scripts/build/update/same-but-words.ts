import type { PageRecord } from '../../../renderer/pipeline/inspect/page-record'

/** Whether of two records of a page only that differs which words it says: all else that other pages depend on is the same. */
export const isSameButWords = (before: PageRecord, now: PageRecord): boolean => allButWords(before) === allButWords(now)

/** What is not named here is its words, or says that nothing was wrong with it. */
function allButWords({ route, file, resolved, origins, facts, used, texts }: PageRecord): string {
  const { anchors, listsCities, city } = facts ?? {}
  return JSON.stringify([
    [route, file, used, anchors, listsCities, city?.city, city?.own !== undefined],
    [resolved?.data, resolved?.vars, resolved?.complete],
    origins.map(({ index, shared, overrides }) => [index, shared, overrides]),
    [texts.targets, texts.images, texts.links],
  ])
}
