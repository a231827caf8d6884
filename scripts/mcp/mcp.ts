/** npm run mcp: lets assistants read, change and check a site, by the Model Context Protocol. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createCommand, run } from '../command'
import { createMcpServer } from './server'

const command = createCommand(
  'mcp',
  'Serves the Model Context Protocol on stdin and stdout, so that an assistant can read, change and check a site. Assistants start it themselves: see docs/assistants.md.',
)
  .option('--site <folder>', 'the folder of the JSON, which the assistant can’t leave', 'site.config')
  .addHelpText('after', '\nTo an assistant, give this command: npm run --silent mcp')

export const finished = run(command, async ({ site }: { site: string }) => {
  // stdout is the protocol's alone
  console.log = console.error
  const server = createMcpServer(site)
  const onerror = ({ message }: Error) => console.error(`A message can’t be read: ${message}`)
  const closed = new Promise<void>((resolve) => Object.assign(server, { onclose: resolve, onerror }))
  process.stdin.once('end', () => void server.close())
  await server.connect(new StdioServerTransport())
  if (process.stdin.isTTY) console.error('Waiting for the messages of an assistant. Press Ctrl+C to stop.')
  await closed
})
