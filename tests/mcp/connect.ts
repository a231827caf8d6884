import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { onTestFinished } from 'vitest'
import { createMcpServer } from '../../scripts/mcp/server'

/** What a tool has answered: its texts, the data in the first one, and whether it refused. */
export interface Reply {
  texts: string[]
  data: Record<string, unknown>
  isError: boolean
}

/** A client of the protocol, connected to a server for a site. */
export interface McpClient {
  client: Client
  call: (name: string, args?: Record<string, unknown>, signal?: AbortSignal) => Promise<Reply>
}

/**
 * Connects the protocol’s official client to a server in this process. It is closed with the test.
 * @param whenDone vitest's afterAll, for a client that all tests of a file share
 */
export async function connectToSite(
  folder: string,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<McpClient> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1.0.0' })
  whenDone(() => client.close())
  await createMcpServer(folder).connect(serverSide)
  await client.connect(clientSide)
  return { client, call: (...call) => callTool(client, ...call) }
}

/** Calls a tool, and reads its answer. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Reply> {
  // on a busy machine, looking at a page takes longer than the client's own minute
  const options = { timeout: 200_000, ...(signal && { signal }) }
  const { content, isError } = await client.callTool({ name, arguments: args }, CallToolResultSchema, options)
  const texts = (content as { text?: string }[]).flatMap(({ text }) => text ?? [])
  return { texts, data: readData(texts[0]), isError: isError === true }
}

function readData(text = ''): Record<string, unknown> {
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}
