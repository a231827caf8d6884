import type { CheckedSite } from '../../renderer/pipeline/check-site'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import { asExpected } from './as-expected'
import type { PageState } from './build-state'
import { type BuiltPages, freshStates } from './page-states'
import { type Rendering, finishPages, renderPages, takeRendered } from './render-pages'

/** What all pages of a site are rendered with. */
export interface SiteRendering extends Rendering {
  checked: CheckedSite
}

/** What is done before all pages are written. */
export interface Ahead {
  /** What pages were rendered with while the site was checked. */
  expected: SiteModel | undefined
  /** Is given what is left of pages as soon as it is known. */
  remember: (pages: Iterable<[file: string, page: PageState]>) => void
}

/**
 * Renders and writes the pages that are not there yet, beside those that were rendered, or begun with, while the site was
 * checked and are what they would be now.
 * @param stale the places of the pages that have to be rendered
 * @returns what is left of them all, by their places
 */
export async function writePages(
  rendering: SiteRendering,
  built: BuiltPages,
  stale: number[],
  { expected, remember }: Ahead,
): Promise<Map<number, PageState>> {
  const { records, written, begun, worker } = rendering.checked
  const isRight = expected ? asExpected(expected, rendering.model) : () => false
  const statesOf = (pages: Map<number, WrittenPage>) =>
    freshStates(
      built,
      new Map([...pages].filter(([at, { uses }]) => isRight(uses, records[at]?.route ?? '')).sort(byPlace)),
    )
  const ahead = new Map<number, PageState>()
  const note = (pages: Map<number, WrittenPage>) => {
    const states = statesOf(pages)
    remember(Array.from(states, ([at, state]) => [records[at]?.file ?? '', state]))
    for (const [at, state] of states) ahead.set(at, state)
  }
  // while other threads still render those that were begun with
  note(written)
  if (begun) {
    note(await takeRendered(begun))
    for await (const pages of finishPages(worker, begun)) note(pages)
  }
  const left = stale.filter((at) => !ahead.has(at))
  return new Map([...ahead, ...freshStates(built, await renderPages(rendering, left))])
}

const byPlace = ([a]: [number, unknown], [b]: [number, unknown]) => a - b
