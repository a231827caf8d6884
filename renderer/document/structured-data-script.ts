import type { ValidPage } from '../pipeline/inspect'
import type { TrackedModel } from '../pipeline/pages/track-uses'
import { structuredData } from './structured-data'

/**
 * What search engines are told. It stands at the end of the page: nobody waits for it there,
 * and near the words it repeats it compresses to half its weight (gzip looks back 32 KB).
 */
export const structuredDataScript = (page: ValidPage, model: TrackedModel): string =>
  `<script type="application/ld+json">${toScriptText(structuredData(page, model))}</script>`

/** JSON as the text of a script element, which "</script>" within it would end. */
const toScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
