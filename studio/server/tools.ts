import type { Edit } from '../../renderer/changes/edit'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { SiteModel } from '../../renderer/render/model'
import type { RenderablePage } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import type { UsageQuestion } from '../protocol/documents'
import type { WordRun } from '../protocol/review'

/**
 * What Studio shares with the commands and the development server, which pass it in, since imports go down only. What can't be
 * done throws a ChangeError.
 */
export interface StudioTools {
  /** Renders a page with the code as it is now. */
  render: (page: RenderablePage, model: SiteModel) => Promise<string>
  /** Adds the scripts that a page has in development, which take longer than all the rest. */
  addScripts: (route: string, html: string) => Promise<string>
  /** As `npm run new -- page`. */
  planPage: (site: LoadedSite, name: string, model: PageModel) => Edit[]
  /** As `npm run new -- city`: a copy of a city page with other vars. */
  planCity: (site: LoadedSite, from: string, vars: Record<string, string>) => Promise<Edit[]>
  /** As `npm run table -- import`: rows of CSV become entries of a list. */
  planRows: (site: LoadedSite, list: string, csv: string) => Edit[]
  /** As `npm run usage`. */
  findUses: (site: OpenSite, kind: 'link' | 'shared' | 'list' | 'section' | 'image', name: string) => FoundUse[]
  /** As `npm run diff`: what differs between two sites, by the HTML of their pages. */
  describeChanges: (before: Map<string, string>, after: Map<string, string>) => DescribedChange[]
  wordsOf: (before: string, after: string) => WordRun[]
  /** Runs git in a folder. */
  git: (folder: string, ...args: string[]) => { isDone: boolean; output: string }
}

export interface PageModel {
  from?: string | undefined
  sections?: string[] | undefined
  title?: string | undefined
}

export interface FoundUse {
  file: string
  line: number
  pointer: string
  /** The routes that show it. */
  pages: string[]
  detail?: string | undefined
}

export interface DescribedChange {
  routes: string[]
  fate: 'added' | 'changed' | 'removed'
  changes: { kind: string; name: string; before?: string | undefined; after?: string | undefined }[]
}

/** The kind of usage that each question asks for. */
export const USAGE_OF = {
  page: 'link',
  shared: 'shared',
  list: 'list',
  section: 'section',
  picture: 'image',
} as const satisfies Record<UsageQuestion['of'], string>
