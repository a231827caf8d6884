import { isDeepStrictEqual } from 'node:util'
import { staysUncopied } from '../../../renderer/pipeline/cities/stays-uncopied'
import type { PageRecord } from '../../../renderer/pipeline/inspect/page-record'
import { copiedPage } from '../../../renderer/pipeline/rules/site/copied-page'
import { similarPage } from '../../../renderer/pipeline/rules/site/similar-page'
import { staysUnlike } from '../../../renderer/pipeline/uniqueness/stays-unlike'
import type { Thresholds } from '../../../renderer/pipeline/uniqueness/thresholds'
import type { BuildState, CityWords, PageState } from '../build-state'
import { cityWords } from '../page-states'

/** A page of which only the words have changed. */
export interface Edit {
  file: string
  before: PageRecord
  now: PageRecord
}

/**
 * Whether the rules about the whole site would tell what they have told. They need no asking where a page says other words
 * that no other page says; it may say no where they would all the same.
 */
export function hasSameVerdict(edits: Edit[], last: BuildState, thresholds: Thresholds): boolean {
  const edited = new Set(edits.map(({ file }) => file))
  // a problem stands at a place of a text, which may be another one now
  if (last.problems.some(({ file }) => edited.has(file))) return false
  const pages = new Map(last.pages)
  return edits.every(({ file, before, now }) => {
    const { city } = now.facts ?? {}
    const isSame = isDeepStrictEqual(before.facts?.city, city)
    if (!isSame && !staysAlone({ file, before, now }, { ...last, pages }, thresholds)) return false
    // the next one is compared with it as it is now
    const state = pages.get(file)
    if (state && city) pages.set(file, { ...state, words: cityWords(city) })
    return true
  })
}

function staysAlone({ file, before, now }: Edit, { pages, problems }: BuildState, thresholds: Thresholds): boolean {
  const [was, is] = [before.facts?.city, now.facts?.city]
  const all = [...pages.values()]
  // of a page with which something is wrong it is not known what it says
  if (!was || !is || all.some(({ isFine }) => !isFine)) return false
  // who is like another page may be like this one now
  if (problems.some(({ rule }) => rule === copiedPage.name || rule === similarPage.name)) return false
  const others = [...pages].flatMap(([other, page]) =>
    other !== file && page.words ? new OtherPage(page, page.words) : [],
  )
  const own = others.flatMap(({ own }) => own ?? [])
  return staysUnlike(was.own, is.own, own, thresholds) && staysUncopied(was, is, others)
}

/** What is asked of another city's page. */
class OtherPage {
  readonly own: Uint32Array | undefined

  constructor(
    private readonly page: PageState,
    readonly sayings: CityWords,
  ) {
    this.own = sayings.own
  }

  /** In its record, which only few are asked for. */
  get city(): string {
    return this.page.record?.facts?.city?.city ?? ''
  }
}
