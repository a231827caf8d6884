import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import { measurePage } from './measure-page'
import { DEVICES } from './measurement'
import { type Judged, lostPoints } from './lost-points'
import type { Rig } from './with-rig'
import { worstRun } from './worst-run'

/**
 * Lets Lighthouse look at pages as every device, one after the other: two at once would slow each other down.
 * @param runs how often each page is looked at
 * @param onRun is told how many runs are done, and of how many
 * @returns of each page and device its worst run
 */
export async function measurePages(
  pages: ResolvedPage[],
  runs: number,
  rig: Rig,
  onRun: (done: number, total: number) => void,
): Promise<Judged[]> {
  const total = pages.length * DEVICES.length * runs
  const judged: Judged[] = []
  let done = 0
  for (const page of pages) {
    for (const device of DEVICES) {
      const measured = []
      while (measured.length < runs) {
        measured.push(await measurePage({ ...rig, route: page.route, device }))
        onRun(++done, total)
      }
      const measurement = worstRun(measured)
      judged.push({ measurement, lost: lostPoints(measurement, page) })
    }
  }
  return judged
}
