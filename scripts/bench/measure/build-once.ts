import type { Tool } from '../tools/tool'
import { removeLeftovers } from './measure-build'
import { measureProcess } from './measure-process'

/**
 * Builds from nothing before anything is measured, so that the pictures are there, and the last build that the first
 * measured one looks for. Says so, since it may take minutes.
 * @throws ProgramFailure when the build fails
 */
export async function buildOnce(tool: Tool, what: string): Promise<void> {
  console.error(`${tool.name} builds ${what} once, before anything is measured …`)
  removeLeftovers(tool)
  await measureProcess(tool.build)
}
