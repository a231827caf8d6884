/** Where the overlay asks for the state of the documents when a page is opened. */
export const STATE_ADDRESS = '/@plat/state'

/** The event by which the server tells open pages that a document was saved. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the documents a page was made from. */
export const VERSION_META = 'plat-version'

/** How problems look over a page. */
export const OVERLAY_STYLE =
  'position: fixed; inset: 0; z-index: 1000; margin: 0; padding: 2rem max(2rem, 8vw); overflow: auto; background: rgb(7 21 41 / 0.96); color: #fff8ec; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; tab-size: 2'
