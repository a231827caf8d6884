import type { ViteDevServer } from 'vite'
import type { Looker } from '../../renderer/dev/look'
import { terminalColors } from '../../renderer/pipeline/report/terminal-colors'
import { tellBundlingError } from '../code/tell-bundling-error'
import { findScript } from '../packed/find-script'
import { runPacked } from '../packed-script.mjs'

/**
 * Serves a site while it is written; when the settings of the server are saved, by a new one.
 * @param site the folder of the JSON
 * @param startLooker starts what looks at the whole site beside
 * @throws when the folder can't be read
 */
export async function keepServing(site: string, port: number, startLooker: () => Looker): Promise<void> {
  let served: string | undefined
  let server: ViteDevServer | undefined
  let work = Promise.resolve()

  const start = async () => {
    const file = await findScript('dev-server')
    // saved twice meanwhile, or as they were
    if (file === served) return
    if (server) console.log('The settings of the server were saved: it starts again.')
    await server?.close()
    const { exports, keepCompiled } = runPacked<typeof import('./start-server')>(file)
    // settings with a mistake leave the server as it is
    const onSettings = () => void (work = work.then(start).catch(tellBundlingError))
    server = await exports.startServer({ site, port, startLooker, onSettings })
    served = file
    const address = terminalColors.cyan(server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`)
    console.log(`${terminalColors.green('✓')} Serving ${site} on ${address}. Save a file to see it. Ctrl+C ends it.`)
    keepCompiled()
  }
  await start()
}
