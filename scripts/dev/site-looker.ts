import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Directory, Look } from '../../renderer/dev/look'
import { checkLoaded } from '../../renderer/pipeline/check-site'
import { updateEditorSchemas } from '../../renderer/pipeline/editor-schema/update-editor-schemas'
import type { LoadedSite } from '../../renderer/pipeline/inspect'
import { isFine } from '../../renderer/pipeline/inspect/page-record'
import { loadSite } from '../../renderer/pipeline/load-site'
import type { Threads } from '../../renderer/pipeline/threads/threads'
import { type Recalled, type Remembered, recallRecords } from '../build/recall-records'
import { inspectionState } from '../build/site-state'
import { directoryOf } from './directory-of'
import { lookOf } from './look-of'

/** What pages were inspected with. */
interface Seen {
  site: Remembered['site']
  routes: string[]
  recalled: Recalled[]
}

/** Looks at a site again and again. It keeps what it knows of each page, and inspects again only what was changed. */
export class SiteLooker {
  #last: (Remembered & { routes: string[] }) | undefined
  #directory = digestOf({ cities: [], aliases: [] })

  /** @param startThreads help where many pages must be inspected; they are ended after each look */
  constructor(
    private readonly folder: string,
    private readonly startThreads: () => Threads,
  ) {}

  /** @throws when the folder can't be read */
  async look(): Promise<Look> {
    const threads = this.startThreads()
    try {
      const loaded = await loadSite(this.folder)
      const seen = this.#recall(loaded)
      const known = seen.recalled.map(({ record }) => record)
      const checked = await checkLoaded(loaded, threads, known)
      this.#remember(seen, checked.records)
      updateEditorSchemas(checked)
      return { ...lookOf(checked), ...this.#news(directoryOf(checked)) }
    } finally {
      await threads.end()
    }
  }

  /** What is told of a wrong page may depend on all others, but hardly on their words: only its hint might be older. */
  #recall(loaded: LoadedSite): Seen {
    const site = inspectionState(loaded)
    const { routes } = loaded
    const isSame = isDeepStrictEqual([site, routes], [this.#last?.site, this.#last?.routes])
    const known = [...(this.#last?.pages ?? [])].filter(([, { record }]) => isSame || (record && isFine(record)))
    return {
      site,
      routes,
      recalled: recallRecords(loaded, this.#last && { site: this.#last.site, pages: new Map(known) }, site),
    }
  }

  #remember({ site, routes, recalled }: Seen, records: NonNullable<Recalled['record']>[]): void {
    const pages = records.flatMap((record, at): [string, Recalled][] => {
      const document = recalled[at]?.document
      return document === undefined ? [] : [[record.file, { document, record }]]
    })
    this.#last = { site, routes, pages: new Map(pages) }
  }

  #news(directory: Directory): Pick<Look, 'directory'> {
    const before = this.#directory
    this.#directory = digestOf(directory)
    return this.#directory === before ? {} : { directory }
  }
}

const digestOf = (directory: Directory) => hash('sha1', JSON.stringify(directory))
