import { type LiveState, STATE_ADDRESS, UPDATE_EVENT, VERSION_META } from '../live-state'
import { removeOverlay, showOverlay, showOverlayButton } from './draw-overlay'
import { drawProblems, nameProblems, scrollToMarks } from './problem-cards'
import { showRefusedStyles } from './refused-styles'

const ID = 'plat-problems'

/** The mark of the frame in which Studio shows a page: it changes the page itself, without a reload. */
const STUDIO_FRAME = 'data-plat-studio'

/** The page's errors that were shown last: once closed, the overlay only opens again for others. */
let shownErrors = ''

/** Whether its window is open: an update that changes nothing keeps it so. */
let isOpen = false

/** In development, shows the errors of the page's documents over the page, and reloads the page when it has changed. */
export async function startOverlay(): Promise<void> {
  if (isInStudio(frameElement)) return
  // whoever shows the page in a frame has the problems on its own page
  if (window.top === window) showRefusedStyles()
  import.meta.hot?.on(UPDATE_EVENT, update)
  await update()
}

/** Whether Studio shows the page itself, or a page that has it in a frame, as it has the form. */
const isInStudio = (frame: Element | null | undefined): boolean =>
  frame?.hasAttribute(STUDIO_FRAME) || (frame ? isInStudio(frame.ownerDocument.defaultView?.frameElement) : false)

/** Reloads a page of an older version, since its document may have been saved while it was loading; else shows the errors. */
async function update(): Promise<void> {
  const response = await fetch(`${STATE_ADDRESS}?page=${encodeURIComponent(location.pathname)}`)
  const state = (await response.json()) as LiveState
  const shownVersion = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content
  const hasError = errorsOnPage(state).length > 0 || state.schemas !== ''
  // a page without content shows what is wrong elsewhere until there is something else to show
  const isEmpty = document.querySelector('main') === null
  if (!hasError && shownVersion !== String(state.version) && !(isEmpty && state.problems.some(isError)))
    return location.reload()
  if (window.top === window) draw(state, hasError || isEmpty)
}

const isError = ({ severity }: LiveState['problems'][number]) => severity === 'error'

const errorsOnPage = ({ problems }: LiveState) => problems.filter((problem) => isError(problem) && problem.isOnPage)

function draw(state: LiveState, concernsPage: boolean): void {
  removeOverlay(ID)
  if (state.schemas === '' && !state.problems.some(isError)) {
    shownErrors = ''
    isOpen = false
    return
  }
  const errors = JSON.stringify([state.schemas, errorsOnPage(state)])
  const isNew = errors !== shownErrors
  shownErrors = errors
  const open = () => {
    isOpen = true
    const cards = drawProblems(state)
    showOverlay(ID, nameProblems(state), cards, fold)
    scrollToMarks(cards)
  }
  const fold = () => {
    isOpen = false
    showOverlayButton(ID, nameProblems(state), open)
  }
  if (concernsPage && (isNew || isOpen)) open()
  else fold()
}
