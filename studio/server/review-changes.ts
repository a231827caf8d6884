import { hash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import { planChange } from '../../renderer/changes/plan-change'
import { describePlace } from '../../renderer/documents/document'
import { toPointer } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { openPage } from '../../renderer/pipeline/open-page'
import { replaceTexts } from '../../renderer/pipeline/replace-texts'
import type { SiteModel } from '../../renderer/render/model'
import { type LoadedSite, sourceFilesOf } from '../../renderer/site/site'
import type { Review, ReviewedChange, ReviewedDocument } from '../protocol/review'
import { type ValueChange, compareValues, revertingOperation } from './compare-values'
import type { SiteDocuments } from './site-documents'
import type { StudioTools } from './tools'

/** A file that differs from the last commit. */
interface ChangedFile {
  /** As the site has it: "site.config/pages/plano.json". */
  file: string
  /** Its text in the last commit; undefined if it is new. */
  before: string | undefined
  /** Undefined if it was deleted. */
  after: string | undefined
}

/** The review of what differs from the last commit of the site's repository. */
export class ChangeReview {
  #isVersioned = false

  constructor(
    private readonly documents: SiteDocuments,
    private readonly tools: StudioTools,
  ) {}

  /** Whether the site is in a repository, which nobody takes away; one may be made while Studio runs. */
  get isVersioned(): boolean {
    return (this.#isVersioned ||= this.#git('rev-parse', '--is-inside-work-tree').output.trim() === 'true')
  }

  /** @throws ChangeError if the site isn't in a repository */
  async review(): Promise<Review> {
    const files = this.#changedDocuments()
    return {
      branch: this.#git('branch', '--show-current').output.trim(),
      documents: files.map((file) => this.#describe(file)),
      pictures: this.#changedPictures(),
      pages: await this.#changedPages(files),
    }
  }

  /** Plans to take one change back. @throws ChangeError if it isn't there any more */
  planRevert(id: string): Edit[] {
    for (const changed of this.#changedDocuments()) {
      const { file, before, after } = changed
      const changes = changesOf(changed)
      const change = changes.find((change) => idOf(file, change) === id)
      if (!change && idOf(file) !== id) continue
      // with the last change, the formatting is as it was too
      if (!change || changes.length === 1) return [{ file, before: after, after: before }]
      return planChange({ [this.documents.nameOf(file)]: [revertingOperation(change)] }, this.documents.site, {
        literal: true,
      })
    }
    throw new ChangeError('This change isn’t there any more. Look at the review again.')
  }

  /** Commits everything that differs. @returns what git says @throws ChangeError with git's words if it fails */
  commit(message: string): { commit: string; summary: string } {
    if (message.trim() === '') throw new ChangeError('Write a message first: what changes, and why.')
    const paths = this.#paths
    this.#mustGit('add', '--all', '--', ...paths)
    const summary = this.#mustGit('commit', '--message', message, '--', ...paths)
    return { commit: this.#mustGit('rev-parse', 'HEAD').trim(), summary: summary.trim() }
  }

  /** The folders that the site is made of, as git is told them. */
  get #paths(): string[] {
    const { folder, site } = this.documents
    const images = join(site.publicFolder, 'images')
    return [folder, ...(existsSync(images) ? [images] : [])].map((path) => resolve(path))
  }

  #git = (...args: string[]) => this.tools.git(this.documents.folder, ...args)

  #mustGit(...args: string[]): string {
    const { isDone, output } = this.#git(...args)
    if (!isDone) throw new ChangeError(output.trim() || 'git has failed without a word.')
    return output
  }

  /** The paths that differ from the last commit, with what git says about each: "M", "A", "D", "??". */
  #status(folder: string): { path: string; state: string }[] {
    const top = this.#mustGit('rev-parse', '--show-toplevel').trim()
    const listed = this.#mustGit(
      'status',
      '--porcelain=v1',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      folder,
    )
    return listed
      .split('\0')
      .filter(Boolean)
      .map((entry) => ({ state: entry.slice(0, 2).trim(), path: join(top, entry.slice(3)) }))
  }

  #changedDocuments(): ChangedFile[] {
    const { folder } = this.documents
    // git names files by the real path of its folder
    const real = realpathSync(folder)
    return this.#status(resolve(folder))
      .filter(({ path }) => path.endsWith('.json'))
      .map(({ path }) => {
        const file = join(folder, relative(real, path))
        const committed = this.#git('show', `HEAD:./${relative(real, path).replaceAll('\\', '/')}`)
        return { file, before: committed.isDone ? committed.output : undefined, after: this.documents.read(file)?.text }
      })
      .filter(({ before, after }) => before !== after)
  }

  #changedPictures(): Review['pictures'] {
    const [, images] = this.#paths
    if (images === undefined) return []
    const real = realpathSync(images)
    return this.#status(images).map(({ path, state }) => ({
      address: `/images/${relative(real, path).replaceAll('\\', '/')}`,
      fate: state === '??' || state === 'A' ? 'added' : state === 'D' ? 'removed' : 'changed',
    }))
  }

  #describe(changed: ChangedFile): ReviewedDocument {
    const { file, before, after } = changed
    const fate = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    const { document } = parseDocument(file, after ?? before ?? '')
    const describe = (change: ValueChange): ReviewedChange => {
      const { path, ...values } = change
      const isText = typeof values.before === 'string' && typeof values.after === 'string'
      return {
        id: idOf(file, change),
        pointer: toPointer(path),
        where: describePlace(document, path),
        ...values,
        ...(isText && { words: this.tools.wordsOf(String(values.before), String(values.after)) }),
      }
    }
    const whole = { id: idOf(file), pointer: '', where: describePlace(document, []) }
    // none, if only the formatting or comments differ
    const changes = fate === 'changed' ? changesOf(changed).map(describe) : []
    return {
      ...(after !== undefined && { document: this.documents.idOf(file) }),
      file,
      name: this.documents.nameOf(file),
      fate,
      changes: changes.length > 0 ? changes : [whole],
    }
  }

  /** What differs on the pages that the changed documents are shown on. */
  async #changedPages(files: ChangedFile[]): Promise<Review['pages']> {
    const { site } = this.documents
    const { model } = this.documents.live.pages
    if (!model || files.length === 0) return []
    const before = replaceTexts(site, new Map(files.map(({ file, before }) => [file, before])))
    const changed = new Set(files.map(({ file }) => file))
    const [old, current] = [await this.#render(before, changed, model), await this.#render(site, changed, model)]
    return this.tools.describeChanges(old, current).map(({ changes, ...pages }) => ({
      ...pages,
      changes: changes.map(({ kind, name, before = '', after = '' }) => ({
        kind,
        name,
        words: this.tools.wordsOf(before, after),
      })),
    }))
  }

  /** Renders the pages that show one of some documents. */
  async #render(site: LoadedSite, changed: Set<string>, model: SiteModel): Promise<Map<string, string>> {
    const pages = new Map<string, string>()
    for (const file of site.pages) {
      if (pages.size === MAX_RENDERED) break
      const { page, facts } = openPage(readPage(file, site), site)
      const isAffected = [file.file, ...sourceFilesOf(facts, site)].some((source) => changed.has(source))
      if (!page || !isAffected) continue
      await this.documents.live.pages.probe(facts.images)
      pages.set(file.route, await this.tools.render(page, model))
    }
    return pages
  }
}

/** A shared section may be on a thousand pages, and nobody reads what changes on each. */
const MAX_RENDERED = 60

const changesOf = ({ file, before = '', after = '' }: ChangedFile): ValueChange[] =>
  compareValues(parseDocument(file, before).document.value, parseDocument(file, after).document.value)

/** The id of a change: the same as long as the change is. */
const idOf = (file: string, change?: ValueChange): string =>
  hash('sha1', JSON.stringify([file, change && [toPointer(change.path), change.before ?? null, change.after ?? null]]))
