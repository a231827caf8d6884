import type { ContentBlock, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { type ToolInput, checkedArguments } from './arguments'

/** What a call of a tool may use. */
export interface Call {
  /** The folder of the site's JSON. */
  folder: string
  /** Aborted when the client cancels the call. */
  signal: AbortSignal
  /** The hashes of the documents as this client has last seen them, by file. */
  seen: Map<string, string>
}

/** What a tool answers. */
export interface Answer {
  content: ContentBlock[]
  /** Whether the client asked for something that can't be done. */
  isError?: boolean
}

/** A tool that clients can call. */
export interface McpTool {
  name: string
  title: string
  description: string
  input: ToolInput
  annotations: ToolAnnotations
  /** @throws ChangeError, FileError, UsageError or Failure where it refuses */
  answer: (args: unknown, call: Call) => Promise<Answer>
}

/** Creates a tool. Its arguments are checked by its input's schema before it works. */
export const createTool = <Arguments>({
  work,
  ...tool
}: Omit<McpTool, 'answer'> & { work: (args: Arguments, call: Call) => Promise<Answer> }): McpTool => {
  const check = checkedArguments<Arguments>(tool.name, tool.input)
  return { ...tool, answer: async (args, call) => work(check(args), call) }
}

/** Data as a block of text. */
export const dataBlock = (data: unknown): ContentBlock => ({ type: 'text', text: JSON.stringify(data, null, 1) })

/** The largest text in an answer, in UTF-16 units: about ten thousand words, of which a client may keep a hundred thousand. */
const MAX_TEXT = 40_000

/**
 * A part of a text that may be too long for one answer.
 * @param start where it begins, in UTF-16 units
 * @returns the part, and a note on how to go on if there is more
 */
export function textBlocks(text: string, start = 0): ContentBlock[] {
  const end = start + MAX_TEXT
  // an emoji stays whole
  const isSplit = /^[\uDC00-\uDFFF]/.test(text.slice(end))
  const part = text.slice(start, isSplit ? end + 1 : end)
  const next = start + part.length
  const blocks: ContentBlock[] = [{ type: 'text', text: part }]
  if (next < text.length)
    blocks.push({
      type: 'text',
      text: `These are the characters ${start} to ${next} of ${text.length}. Call again with "start": ${next} for the next ones, or with a "place" for one part.`,
    })
  return blocks
}
