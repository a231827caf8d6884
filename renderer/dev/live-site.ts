import colors from 'picocolors'
import { citiesOf } from '../pipeline/cities/cities-of'
import { updateEditorSchemas } from '../pipeline/editor-schema/update-editor-schemas'
import { type SiteModel, buildModel } from '../pipeline/model'
import type { OpenSite, ValidPage } from '../pipeline/inspect'
import { openSite } from '../pipeline/open-site'
import { locate } from '../pipeline/report/located'
import { reportPretty } from '../pipeline/report/pretty'
import { summary } from '../pipeline/report/summary'

/** What the pages in the browser know of the site. */
export interface LiveState {
  /** Counts the readings of the site. */
  version: number
  /** All problems as plain text; empty when nothing is an error. */
  report: string
}

/** A site while it is written: what is wrong with it now, and the last version of every page that was right. */
export class LiveSite {
  private open: OpenSite | undefined
  private lastGood: SiteModel | undefined
  private readings = 0

  constructor(readonly folder: string) {}

  /** Reads the site again. A page that is wrong now stays as it was when it last was right. */
  async refresh(): Promise<void> {
    this.open = await openSite(this.folder)
    updateEditorSchemas(this.open)
    this.readings++
    const site = this.open.site ?? this.lastGood?.site
    if (!site) return
    const fresh = await buildModel(this.open, site, this.open.pages)
    const kept = this.keptPages(this.open)
    const pages = [...fresh.pages, ...kept]
    this.lastGood = { ...fresh, pages, cities: citiesOf(pages), images: { ...this.lastGood?.images, ...fresh.images } }
  }

  /** What can be rendered; nothing before site.json was right for the first time. */
  get model(): SiteModel | undefined {
    return this.lastGood
  }

  /** What open pages are told: they reload when it is not the version they show. Warnings build, and are the terminal's. */
  get state(): LiveState {
    return { version: this.readings, report: this.hasErrors ? this.report() : '' }
  }

  get hasErrors(): boolean {
    return this.open?.problems.some(({ severity }) => severity === 'error') ?? false
  }

  /** All problems as text, and their number. */
  report(palette = colors.createColors(false)): string {
    if (!this.open) return ''
    const counted = summary(this.open.sources.pages.length, this.open.problems)
    return this.open.problems.length > 0 ? `${reportPretty(locate(this.open), palette)}\n${counted}` : counted
  }

  /** The last right version of the pages that still have a file but are wrong now. */
  private keptPages({ pages, sources }: OpenSite): ValidPage[] {
    const right = new Set(pages.map(({ route }) => route))
    const existing = new Set(sources.pages.map(({ route }) => route))
    return (this.lastGood?.pages ?? []).filter(({ route }) => existing.has(route) && !right.has(route))
  }
}
