import { existsSync, readFileSync, rmSync } from 'node:fs'
import { changeWord } from '../documents/change-word'
import { readJson } from '../peers/read-documents'
import type { Tool } from '../tools/tool'
import { flushWrites } from './flush-writes'
import type { Leftovers } from './leftovers'
import { ProgramFailure, measureProcess } from './measure-process'
import type { Case, Measurement } from './measurement'

/**
 * Measures one build of a tool, and sees to it that the build did its work.
 * @param leftovers where what it would find is set aside when it starts from nothing
 * @throws ProgramFailure when the build fails, or when its page is not what its document says
 */
export async function measureBuild(tool: Tool, name: Case, run: number, leftovers: Leftovers): Promise<Measurement> {
  const { document, page } = tool.edited
  const word = `Changed${run}`
  if (name === 'cold') leftovers.setAside(tool)
  if (name === 'edit') changeWord(document, word)
  if (tool.timings) rmSync(tool.timings, { force: true })
  flushWrites()
  const cost = await measureProcess(tool.build)
  if (!existsSync(page) || (name === 'edit' && !readFileSync(page, 'utf8').includes(word)))
    throw new ProgramFailure(`${tool.name} built ${page} without what ${document} says.`)
  const stages = tool.timings && existsSync(tool.timings) ? readJson<Record<string, number>>(tool.timings) : undefined
  return { tool: tool.name, case: name, run, cost, ...(stages && { stages }) }
}
