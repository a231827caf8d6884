/** npm run worker: writes a worker that renders pages when they are asked for. */
import { join } from 'node:path'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import { EXIT, assertSiteFolder, createCommand, parsePort, run } from './command'
import { indexSite } from './serve-site/files/index-site'
import { LiveSite } from './serve-site/files/live-site'
import { tellProblems } from './serve-site/tell-problems'
import { writeWorker } from './serve-site/worker/write-worker'

const command = createCommand(
  'worker',
  'Writes a worker for workerd, or an edge platform that runs it: it renders pages when they are asked for.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where the worker is written', 'dist.worker')
  .option('--port <number>', 'the port that workerd listens on', parsePort, 3000)
  .addHelpText('after', '\ndocs/serving.md tells for which sites this is, and what it needs.')

await run(command, async () => {
  const { site, out, port } = command.opts<{ site: string; out: string; port: number }>()
  assertSiteFolder(site)
  // what is packed stays as it is until it is packed again
  await indexSite(site)
  const open = await new LiveSite(site, tellProblems).current
  if (!open) {
    console.log(`No worker was written: the site.json of ${site} must be right first.`)
    process.exitCode = EXIT.problems
    return
  }
  await writeWorker(open, out, port)
  const start = terminalColors.cyan(`npx workerd serve ${join(out, 'config.capnp')}`)
  console.log(`${terminalColors.green('✓')} A worker is written to ${out}. ${start} runs it.`)
})
