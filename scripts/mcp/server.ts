import { inspect } from 'node:util'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  type ListToolsResult,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { ChangeError } from '../../renderer/changes/edit'
import { describeFileError } from '../../renderer/problems/file-error'
import { didYouMean } from '../../renderer/problems/suggest'
import { Failure, UsageError, assertSiteFolder } from '../command'
import { checkSiteTool } from './check-site'
import { describeTypes } from './describe-types'
import { listPages } from './list-pages'
import { look } from './look'
import { patch } from './patch'
import { readPageTool } from './read-page'
import type { Answer, Call, McpTool } from './tool'

const TOOLS: McpTool[] = [listPages, describeTypes, readPageTool, patch, checkSiteTool, look]

/** What a client tells its assistant about all tools together. */
const INSTRUCTIONS = `A site in Plat is a folder of JSON documents. Each page lists typed sections.
Find a page with list_pages, and read it before you change it: words may come from a shared section, a list or a variable. describe_types says what a section can have.
patch only plans a change and shows its diff, until you call it again with "write": true. Show the diff to the person you work for first. A new page is a draft until somebody removes its "draft". Never invent reviews, prices, licenses or other facts: ask for them.`

/**
 * Creates a server of the Model Context Protocol for one client and one site.
 * @param folder of the site's JSON, which no tool leaves
 */
export function createMcpServer(folder: string): Server {
  const server = new Server(
    { name: 'plat', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  const seen: Call['seen'] = new Map()
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listedTool) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args = {} } }, { signal }) => {
    const tool = TOOLS.find((tool) => tool.name === name)
    if (!tool) {
      const names = TOOLS.map((tool) => tool.name)
      const hint = didYouMean(name, names, `There are: ${names.join(', ')}.`)
      throw new McpError(ErrorCode.InvalidParams, `there is no tool ${JSON.stringify(name)}. ${hint}`)
    }
    return { ...(await answerOrRefuse(tool, args, { folder, signal, seen })) }
  })
  return server
}

const listedTool = ({ name, title, description, input, annotations }: McpTool): ListToolsResult['tools'][number] => ({
  name,
  title,
  description,
  inputSchema: input,
  annotations,
})

/** Calls a tool. What it refuses is an answer too, so that an assistant can correct itself. */
async function answerOrRefuse(tool: McpTool, args: unknown, call: Call): Promise<Answer> {
  try {
    // it may have been moved since the server was started
    assertSiteFolder(call.folder)
    return await tool.answer(args, call)
  } catch (error) {
    if (call.signal.aborted) return refusal('The call was cancelled. Nothing was written.')
    const isRefusal = error instanceof ChangeError || error instanceof UsageError || error instanceof Failure
    const message = isRefusal ? error.message : describeFileError(error)
    if (message !== undefined) return refusal(message)
    console.error(inspect(error))
    return refusal(`This is a bug in Plat, not in what you asked for. Please report it: ${String(error)}`)
  }
}

const refusal = (text: string): Answer => ({ content: [{ type: 'text', text }], isError: true })
