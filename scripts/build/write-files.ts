import type { CheckedSite } from '../../renderer/pipeline/check-site'
import { emit } from '../../renderer/pipeline/emit'
import type { Output } from '../../renderer/pipeline/emit/output'
import type { SiteModel } from '../../renderer/pipeline/model'
import { createProgress } from '../progress'

/** Writes what a site has beside its pages and the code. */
export async function writeFiles(model: SiteModel, checked: CheckedSite, output: Output): Promise<void> {
  const progress = createProgress('pictures')
  await emit(model, checked, output, progress.update)
  progress.end()
}
