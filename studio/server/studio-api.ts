import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import { renamePage } from '../../renderer/changes/renames/rename-page'
import type { LiveSite } from '../../renderer/live/live-site'
import { isRenderError } from '../../renderer/problems/code-error'
import { openLoaded } from '../../renderer/pipeline/open-site'
import { API_ADDRESS, UPLOAD_NAME_HEADER, UPLOAD_TYPE } from '../protocol/addresses'
import type { UsedPlace } from '../protocol/documents'
import type { RequestName, Requests } from '../protocol/requests'
import { readCatalogue } from './catalogue'
import { anchorsOn, describeDocument } from './document-details'
import { Editor } from './editor'
import { EventStreams } from './event-streams'
import { assertFromApp, protectAnswer } from './guard'
import { type ClickedPart, locateText } from './locate-text'
import { type PlannedEdits, planEdit } from './plan-edit'
import { openDraft, previewPage } from './preview-page'
import { Refusal } from './refusal'
import { type Body, choiceIn, maybeTextIn, maybeTextsIn, readBytes, readJson, recordsIn, textIn } from './request-body'
import { ChangeReview } from './review-changes'
import { SiteDocuments } from './site-documents'
import { describeList, describePage, searchPages } from './site-overview'
import { toStudioProblems } from './studio-problems'
import { type StudioTools, USAGE_OF } from './tools'
import { MAX_UPLOAD, listPictures, uploadPicture } from './upload-picture'

/** The requests that are answered with JSON of what they ask in JSON. */
type PlainName = Exclude<RequestName, 'upload' | 'events'>

type Handlers = { [Name in PlainName]: (body: Body) => Requests[Name]['answer'] | Promise<Requests[Name]['answer']> }

/** In milliseconds, how long nobody has asked for anything when they pause: longer than between two letters or two changes. */
const PAUSE = 2000

/** Answers the requests of Studio's app about one site. */
export class StudioApi {
  readonly documents: SiteDocuments
  readonly streams: EventStreams
  readonly #editor: Editor
  readonly #review: ChangeReview
  readonly #handlers: Handlers
  #lastRequest = performance.now()

  constructor(
    live: LiveSite,
    folder: string,
    private readonly tools: StudioTools,
    private readonly token: string,
  ) {
    this.documents = new SiteDocuments(live, folder)
    this.#editor = new Editor(this.documents, () => {
      this.streams.send({ type: 'history', history: this.#editor.history.state })
    })
    this.#review = new ChangeReview(this.documents, tools)
    this.streams = new EventStreams(() => ({ type: 'hello', history: this.#editor.history.state }))
    this.#handlers = this.#createHandlers()
  }

  /** Waits until whoever uses Studio pauses, or opens nothing after the server has started. */
  async rest(): Promise<void> {
    for (let left = PAUSE; left > 0; left = this.#lastRequest + PAUSE - performance.now())
      await setTimeout(left, undefined, { ref: false })
  }

  /** Answers a request below API_ADDRESS, whatever it asks. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#lastRequest = performance.now()
    protectAnswer(response)
    try {
      const name = (request.url ?? '').slice(API_ADDRESS.length)
      if (request.method !== 'POST') throw new Refusal(405, 'Studio’s requests are POST.')
      assertFromApp(request, this.token, name === 'upload' ? UPLOAD_TYPE : 'application/json')
      if (name === 'upload') return sendJson(response, 200, await this.#upload(request))
      const body = await readJson(request)
      if (name === 'events') return this.streams.open(response)
      if (!this.#isPlain(name)) throw new Refusal(404, 'Studio has no such request.')
      sendJson(response, 200, await this.#handlers[name](body))
    } catch (error) {
      sendFailure(response, error)
    }
  }

  #isPlain = (name: string): name is PlainName => Object.hasOwn(this.#handlers, name)

  #upload(request: IncomingMessage): Promise<Requests['upload']['answer']> {
    const name = request.headers[UPLOAD_NAME_HEADER]
    if (typeof name !== 'string' || !/^(?:[\w.~!*'()-]|%[0-9a-f]{2})+$/i.test(name))
      throw new Refusal(400, `The header ${UPLOAD_NAME_HEADER} must have the picture’s name.`)
    return readBytes(request, MAX_UPLOAD).then((bytes) =>
      uploadPicture(decodeName(name), bytes, this.#editor, this.documents),
    )
  }

  #createHandlers(): Handlers {
    const { documents, tools } = this
    const { live } = documents
    const editor = this.#editor
    const plan = (edits: Edit[]): PlannedEdits => ({ edits, conflicts: [] })
    return {
      site: () => {
        const { site } = documents
        return {
          name: live.pages.settings?.name ?? '',
          pages: site.pages.map((page) => describePage(page, documents)),
          shared: [...site.shared.values()].map(({ file }) => documents.infoOf(file)),
          lists: [...site.lists.values()].map((list) => describeList(list, documents)),
          ...(site.document && { settings: documents.infoOf(site.document.file) }),
          isVersioned: this.#review.isVersioned,
          history: editor.history.state,
        }
      },
      document: (body) => describeDocument(textIn(body, 'document'), documents),
      search: (body) => ({ hits: searchPages(textIn(body, 'words'), documents) }),
      catalogue: readCatalogue,
      anchors: (body) => ({ anchors: anchorsOn(textIn(body, 'document'), documents) }),
      pictures: () => ({ pictures: listPictures(documents) }),
      usage: (body) => ({ uses: this.#findUses(body) }),
      problems: () => ({
        problems: toStudioProblems(live.problems.all, documents),
        more: live.problems.more,
        isCurrent: live.problems.isCurrent,
      }),

      preview: (body) => {
        const { edits, conflicts } = planEdit({ changes: recordsIn(body, 'changes') }, documents)
        if (conflicts.length > 0) throw new Refusal(409, 'The document was changed in the meantime. Read it again.')
        return previewPage(openDraft(textIn(body, 'document'), edits, documents), documents, tools)
      },
      locate: (body) => {
        const { edits } = planEdit({ changes: recordsIn(body, 'changes') }, documents)
        const { opened, site } = openDraft(textIn(body, 'document'), edits, documents)
        const { position = null, index = 0 } = body
        if (!opened.resolved) return { isPlain: false }
        const clicked: ClickedPart = {
          position: typeof position === 'number' || position === 'header' || position === 'footer' ? position : null,
          texts: maybeTextsIn(body, 'texts') ?? [],
          index: Number(index),
          picture: maybeTextIn(body, 'picture'),
        }
        return locateText(clicked, opened.resolved, site, documents)
      },

      edit: (body) =>
        editor.edit({
          label: textIn(body, 'label'),
          series: maybeTextIn(body, 'series'),
          isForced: body.force === true,
          plan: () => planEdit(body, documents),
        }),
      undo: () => editor.pass('undo'),
      redo: () => editor.pass('redo'),
      newPage: (body) =>
        editor.edit({ label: 'New page', isForced: true, plan: async () => plan(await this.#planPage(body)) }),
      renamePage: (body) =>
        editor.edit({
          label: 'New address',
          plan: () => {
            const file = documents.fileOf(textIn(body, 'document'))
            const { name } = documents.infoOf(file)
            const former = choiceIn(body, 'former', ['redirect', 'alias', 'none'])
            return plan(renamePage(documents.site, name, textIn(body, 'name'), former).edits)
          },
        }),
      importRows: (body) =>
        editor.edit({
          label: 'Rows imported',
          plan: () => {
            const { name, kind } = documents.infoOf(documents.fileOf(textIn(body, 'document')))
            if (kind !== 'list') throw new Refusal(400, 'Rows are for lists.')
            return plan(tools.planRows(documents.site, name.replace('lists/', ''), textIn(body, 'csv')))
          },
        }),

      review: () => this.#review.review(),
      revert: (body) =>
        editor.edit({
          label: 'Change taken back',
          isForced: true,
          plan: () => plan(this.#review.planRevert(textIn(body, 'change'))),
        }),
      commit: (body) => this.#review.commit(textIn(body, 'message')),
    }
  }

  async #planPage(body: Body): Promise<Edit[]> {
    const { site } = this.documents
    const from = maybeTextIn(body, 'from')
    const model = from === undefined ? undefined : this.documents.infoOf(this.documents.fileOf(from)).name
    const [vars] = body.vars === undefined ? [] : recordsIn({ vars: [body.vars] }, 'vars')
    if (vars) {
      if (model === undefined) throw new Refusal(400, 'A city page is made like another one.')
      const texts = Object.keys(vars).map((name) => [name, textIn(vars, name)])
      return this.tools.planCity(site, model, Object.fromEntries(texts))
    }
    return this.tools.planPage(site, textIn(body, 'name'), {
      from: model,
      sections: maybeTextsIn(body, 'sections'),
      title: maybeTextIn(body, 'title'),
    })
  }

  #findUses(body: Body): UsedPlace[] {
    const { documents } = this
    const { site } = documents
    const about = choiceIn(body, 'of', ['page', 'shared', 'list', 'section', 'picture'])
    const named = () =>
      documents.infoOf(documents.fileOf(textIn(body, 'document'))).name.replace(/^(?:shared|lists)\//, '')
    const name = about === 'section' ? textIn(body, 'type') : about === 'picture' ? textIn(body, 'address') : named()
    const pages = new Map(site.pages.map((page) => [page.route, page]))
    return this.tools
      .findUses(openLoaded(site), USAGE_OF[about], name)
      .flatMap(({ file, line, pointer, detail, ...use }) => {
        const place = { document: documents.idOf(file), pointer }
        const described = { place, where: `${file}:${line}`, ...(detail !== undefined && { detail }) }
        // what is on every page is said once
        const shownOn = file === site.document?.file ? [] : use.pages
        const pagesOf = shownOn.map((route) => pages.get(route)).filter((page) => page !== undefined)
        if (pagesOf.length === 0) return [described]
        return pagesOf.map((page) => ({ page: describePage(page, documents), ...described }))
      })
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new Refusal(400, `The header ${UPLOAD_NAME_HEADER} must have the picture’s name.`)
  }
}

/** Says why a request isn't answered. @throws what is a bug of ours */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof Refusal) return sendJson(response, error.status, { error: error.message })
  if (error instanceof ChangeError) return sendJson(response, 409, { error: error.message })
  if (!isRenderError(error)) throw error
  // a mistake in a component, which its developer sees in the catalogue too
  sendJson(response, 422, { error: `${error.message} can’t be rendered: ${String(error.cause)}` })
}

const sendJson = (response: ServerResponse, status: number, answer: object): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
