import { join } from 'node:path'
import type { SourceDocument } from '../../../renderer/pipeline/documents/document'
import { parseDocument } from '../../../renderer/pipeline/documents/parse-document'
import type { ValidPage } from '../../../renderer/pipeline/inspect'
import { FoundProblems } from '../../../renderer/pipeline/inspect/found-problems'
import { inspectPage } from '../../../renderer/pipeline/inspect/inspect-page'
import { oncePerMistake } from '../../../renderer/pipeline/inspect/once-per-mistake'
import type { Problem } from '../../../renderer/pipeline/problem'
import { chosenSeverities } from '../../../renderer/pipeline/rules/chosen-severities'
import type { RequestedSite } from './open-requested-site'

/** A page that was asked for. */
interface ReadPage {
  document: SourceDocument
  /** None where the page has an error. */
  page?: ValidPage
  /** The errors of the page, and of what it uses of shared sections. */
  errors: Problem[]
  /** The addresses of its pictures. */
  images: string[]
}

/**
 * Reads one page: parse → resolve → validate → check.
 * @param name the document's path in the site's folder: "pages/plano.json"
 */
export function readPage(route: string, name: string, text: string, { loaded, tools }: RequestedSite): ReadPage {
  const { document, problems: syntax } = parseDocument(join(loaded.folder, name), text)
  const { resolution, isValid, texts, found } = inspectPage({ source: { route, document }, problems: syntax }, tools)
  const stages = new FoundProblems()
  stages.add(found)
  const told = oncePerMistake(stages.errors, resolution?.unfilled ?? [])
  const all = told.some(isError) ? told : [...told, ...stages.warnings]
  const errors = chosenSeverities(all, tools.surroundings.site).filter(isError)
  // a page that uses a shared section that can't be read is not valid either, which was told when the site was opened
  const page = isValid && errors.length === 0 ? (resolution?.page as unknown as ValidPage) : undefined
  return { document, page, errors, images: texts.flatMap(({ format, text }) => (format === 'image' ? [text] : [])) }
}

const isError = ({ severity }: Problem) => severity === 'error'
