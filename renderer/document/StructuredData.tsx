import type { ValidPage } from '../pipeline/inspect'
import type { SiteModel } from '../pipeline/model'
import { structuredData } from './structured-data'

/**
 * What search engines are told. It stands at the end of the page: nobody waits for it there,
 * and near the words it repeats it compresses to half its weight (gzip looks back 32 KB).
 */
export function StructuredData({ page, model }: { page: ValidPage; model: SiteModel }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptText(structuredData(page, model)) }}
    />
  )
}

/** JSON as the text of a script element, which "</script>" within it would end. */
const toScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
