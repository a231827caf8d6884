import type { ValidPage } from '../inspect'

const NAME = 'RenderError'

/** Thrown where a page can't be rendered: what was rendered then. The cause is what a component threw. */
export class RenderError extends Error {
  override readonly name = NAME

  /** @param section the section's place on the page, from 0 on; none where the mistake is in what stands around sections */
  constructor({ route, data }: Pick<ValidPage, 'route' | 'data'>, section: number | undefined, cause: unknown) {
    const type = section === undefined ? undefined : data.sections[section]?.type
    const where = type === undefined ? 'what stands around the sections' : `section ${(section ?? 0) + 1} (${type})`
    super(`${where} of the page ${route}`, { cause })
  }
}

/** What another thread has thrown has lost its class, and kept its name. */
export const isRenderError = (error: unknown): error is RenderError => error instanceof Error && error.name === NAME
