/** npm run studio: the development server with Studio, in which the site is edited where it is seen. */
import { spawn } from 'node:child_process'
import { STUDIO_ADDRESS } from '../../studio/protocol/addresses'
import { serveStudio } from '../../studio/server/plugin'
import { createCommand, dateOption, portOption, run } from '../command'
import { startDev } from '../dev/start-dev'
import { printAddress } from '../serve/listen'
import { productionReact } from './production-react'
import { createTools } from './studio-tools'

interface Options {
  site: string
  date?: string
  port?: number
  open?: boolean
}

const command = createCommand(
  'studio',
  'Serves the site and Studio, the visual editor of its documents, on this machine alone.',
)
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .addOption(dateOption())
  .addOption(portOption())
  .option('--open', 'open Studio in the browser')

export const finished = run(command, async ({ open = false, ...options }: Options) => {
  const port = await startDev(
    { ...options, name: 'npm run studio' },
    {
      extend: (live, server) => serveStudio(live, server, options.site, createTools(server)),
      plugins: [await productionReact()],
    },
  )
  const address = `http://localhost:${port}${STUDIO_ADDRESS}`
  printAddress(options.site, port, { hint: `Edit it at ${address}.` })
  if (open) openInBrowser(address)
})

/** The program that opens an address, on each system. */
const OPENERS: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

function openInBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => console.error(`note: no browser could be started. Open ${address} in yours.`))
    .unref()
}
