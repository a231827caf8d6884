import { expect, onTestFinished, test } from 'vitest'
import { listen, nameServer } from '../../scripts/serve/listen'
import { createReadServer } from '../../scripts/serve/server'
import { BUILDS } from '../build-sites'
import { runCommand } from '../run-command'

const { site, out } = BUILDS.bakery

test.each([
  ['dev', '--site', site],
  ['preview', '--out', out],
  ['serve', '--site', site],
])('%s refuses a given port that is taken, and says by what', async (...command) => {
  const server = nameServer(
    createReadServer((_request, response) => void response.end('Here')),
    'npm start',
  )
  onTestFinished(() => void server.close().closeAllConnections())
  const port = await listen(server, { port: 0 })
  const stderr = `error: port ${port} is taken by npm start. Stop it, or choose another port with --port.\n`
  expect(await runCommand(...command, '--port', String(port))).toMatchObject({ status: 2, stderr })
})
