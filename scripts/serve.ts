import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { UsageError } from './command'
import { createStaticServer, listen } from './static-server'

/**
 * Serves a build until the process is ended.
 * @throws UsageError when there is no build
 */
export async function serve(out: string, port: number): Promise<void> {
  const folder = join(out, 'client')
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no site. Run \`npm run build\` first.`)
  const taken = await listen(createStaticServer(folder), port)
  const note = taken === port || port === 0 ? '' : ` (${port} is taken)`
  console.log(
    `${terminalColors.green('✓')} Serving ${folder} on ${terminalColors.cyan(`http://localhost:${taken}`)}${note}. Ctrl+C ends it.`,
  )
}
