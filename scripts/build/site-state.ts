import { hash } from 'node:crypto'
import type { LoadedSite } from '../../renderer/pipeline/inspect'
import { samplingFor } from '../../renderer/pipeline/uniqueness/sampling'
import type { SiteState } from './build-state'

/** What pages are inspected with, in as few bytes as tell whether it has changed. */
export function inspectionState({
  site,
  shared,
  images,
  routes,
}: LoadedSite): Pick<SiteState, 'site' | 'sampling' | 'shared' | 'pictures'> {
  return {
    site: textHash(site?.text),
    sampling: JSON.stringify(samplingFor(routes.length)),
    shared: Object.fromEntries([...shared].map(([name, { text }]) => [name, textHash(text)])),
    pictures: Object.fromEntries([...images].map(([address, size]) => [address, JSON.stringify(size ?? null)])),
  }
}

const textHash = (text = '') => hash('sha1', text)
