/** Where the overlay asks for the state of the documents when a page is opened. */
export const STATE_ADDRESS = '/@plat/state'

/** The event by which the server tells open pages that a document was saved. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the documents a page was made from. */
export const VERSION_META = 'plat-version'
