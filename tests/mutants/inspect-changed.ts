import { relative } from 'node:path'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Problem } from '../../renderer/pipeline/problems/problem'
import { changedSite } from '../sites'

/**
 * What is reported of a site after one of its documents was changed. The others are not parsed again.
 * @param site as it was before, without problems of its syntax
 * @param file one of its documents, as it is shown to people
 */
export function inspectChanged(site: OpenSite, file: string, text: string): Problem[] {
  return changedSite(site, { [relative(site.folder, file)]: text }).problems
}
