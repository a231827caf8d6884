import { type Origin, nodeOf } from '../../documents/document'
import { listOf, positionAt } from '../../problems/problem'

/** The places of texts, for people: "site.config/pages/plano.json:12:5 and site.config/shared/permits.json:3:4". */
export const describeOrigins = (origins: Origin[]): string =>
  listOf(
    origins.map((origin) => {
      const { line, column } = positionAt(origin.document.text, nodeOf(origin).offset)
      return `${origin.document.file}:${line}:${column}`
    }),
  )
