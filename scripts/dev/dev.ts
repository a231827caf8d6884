/** npm run dev: the development server. */
import { platDev } from '../../renderer/live/plugin'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, parsePort, run } from '../command'

const command = createCommand('dev', 'Serves the site while you write: a saved file shows at once.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--port <number>', 'the port to listen on', parsePort, 3000)

export const finished = run(command, async ({ site, port }: { site: string; port: number }) => {
  const plugin = platDev(site, new URL('./dev-check.ts', import.meta.url))
  const { dev } = await import('vike/api')
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { plugins: [plugin], logLevel: 'warn', server: { port, host: 'localhost' } },
  })
  if (!viteServer) throw new Error('Vike has started no server.')
  const address = terminalColors.cyan(viteServer.resolvedUrls?.local[0] ?? `http://localhost:${port}/`)
  console.log(`${terminalColors.green('✓')} Serving ${site} on ${address}. Save a file to see it. Ctrl+C ends it.`)
})
