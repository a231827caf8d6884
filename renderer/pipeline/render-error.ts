import type { PageContent } from './open-page'

const NAME = 'RenderError'

/** Thrown where a page can't be rendered: its message says what was rendered then, the cause is what a component threw. */
export class RenderError extends Error {
  override readonly name = NAME

  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}

/**
 * What was rendered when a component threw, in words.
 * @param section the section's place on the page, from 0 on; none where the mistake is in what stands around sections
 */
export function describeRendered({ route, data }: PageContent, section: number | undefined): string {
  const type = section === undefined ? undefined : data.sections[section]?.type
  const where = type === undefined ? 'what stands around the sections' : `section ${(section ?? 0) + 1} (${type})`
  return `${where} of the page ${route}`
}

/** The bundled code that renders has a class of its own by this name. */
export const isRenderError = (error: unknown): error is RenderError => error instanceof Error && error.name === NAME
