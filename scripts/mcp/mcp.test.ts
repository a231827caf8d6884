import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, onTestFinished, test } from 'vitest'
import { callTool } from '../../tests/mcp/connect'
import { runCommand } from '../../tests/run-command'
import { temporarySite } from '../../tests/temporary-sites'
import { commandLine } from '../command'

test('the command speaks the protocol on stdin and stdout, and ends with its client', async () => {
  const folder = temporarySite()
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: commandLine('mcp', '--site', folder),
    stderr: 'pipe',
  })
  const errors: unknown[] = []
  const client = new Client({ name: 'test', version: '1.0.0' })
  // a line on stdout that is no message
  Object.assign(client, { onerror: (error: Error) => errors.push(error) })
  onTestFinished(() => client.close())
  await client.connect(transport)
  expect(await callTool(client, 'check_site')).toMatchObject({ data: { pages: 1 } })
  await client.close()
  expect(errors).toEqual([])
})

test('wrong usage of the command is said in one line', async () => {
  expect(await runCommand('mcp', '--sit', 'x')).toMatchObject({ status: 2, stderr: expect.stringMatching(/--site/) })
  expect(await runCommand('mcp', '--site', 'nowhere')).toMatchObject({ status: 2, stdout: '' })
  expect(await runCommand('mcp', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Model Context Protocol'),
  })
})
