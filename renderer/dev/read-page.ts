import type { PageSource } from '../pipeline/documents/document'
import type { ParsedPage } from '../pipeline/documents/parse-documents'
import type { ValidPage } from '../pipeline/inspect'
import { FoundProblems } from '../pipeline/inspect/found-problems'
import { inspectPage } from '../pipeline/inspect/inspect-page'
import type { Problem } from '../pipeline/problem'
import { gatherTexts } from '../pipeline/texts/gather-texts'
import type { Documents } from './documents'
import { ownErrors } from './own-errors'

/** A page as it stands in its file now. */
export interface ReadPage {
  source: PageSource
  /** What is wrong with it by itself. */
  errors: Problem[]
  /** None where it can't be rendered. */
  right: RightPage | undefined
}

/** A page that can be rendered. */
export interface RightPage {
  page: ValidPage
  /** The addresses of its pictures. */
  images: string[]
}

/**
 * Reads, resolves, validates and checks one page.
 * @param at its place among the site's addresses
 * @returns undefined where its file is gone
 */
export function readPage({ loaded, tools }: Pick<Documents, 'loaded' | 'tools'>, at: number): ReadPage | undefined {
  const parsed = parse(() => loaded.page(at))
  if (!parsed) return undefined
  const { resolution, texts, isValid, found } = inspectPage(parsed, tools)
  const problems = new FoundProblems()
  problems.add(found)
  const unfilled = resolution?.unfilled ?? []
  const errors = ownErrors({ errors: problems.errors, warnings: problems.warnings, unfilled }, tools.surroundings.site)
  const isRight = resolution && isValid && errors.length === 0
  return {
    source: parsed.source,
    errors,
    right: isRight
      ? { page: resolution.page as unknown as ValidPage, images: gatherTexts(texts, tools.routes).images }
      : undefined,
  }
}

/** An editor that saves by renaming leaves a moment without the file. */
function parse(read: () => ParsedPage): ParsedPage | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
