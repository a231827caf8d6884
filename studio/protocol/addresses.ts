/** The app, which has <div id="studio"></div> and is served at every address below this one, too. */
export const STUDIO_ADDRESS = '/_studio'
export const API_ADDRESS = `${STUDIO_ADDRESS}/api/`
/** HTML of a section type's example alone: EXAMPLE_ADDRESS + exampleQuery(…). For frames in the catalogue. */
export const EXAMPLE_ADDRESS = `${STUDIO_ADDRESS}/example`
export const TOKEN_META = 'plat-studio-token'
export const TOKEN_HEADER = 'x-plat-studio'
export const UPLOAD_TYPE = 'application/octet-stream'
/** The name of an uploaded picture, percent-encoded: "van%20at%20work.jpg". */
export const UPLOAD_NAME_HEADER = 'x-plat-name'
/**
 * On the <iframe> that shows the page: it shows no overlay and never reloads by itself. It holds the development page itself, of
 * the same origin, so that the app reads and changes its document.
 */
export const FRAME_MARK = 'data-plat-studio'
