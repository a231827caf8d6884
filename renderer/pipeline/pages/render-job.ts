import type { InjectedTags } from '../../injected-tags'
import type { SiteModel } from '../model'

/** What is needed to render and write pages: plain data, which another thread can be given. */
export interface RenderJob {
  /** The address of the bundled module renderer/render-pages.ts. */
  module: string
  model: SiteModel
  /** What every document is given beside what is rendered. */
  injected: InjectedTags
  /** The folder that the files are written into. */
  folder: string
  /** Whether nobody reads that folder before all is written. */
  isUnread: boolean
}
