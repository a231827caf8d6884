import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../../scripts/find-chromium'
import { freePort } from '../../scripts/free-port'

/** What commands came to. */
export interface Outcome {
  isPassed: boolean
  /** What they printed, without colours. */
  output: string
  seconds: number
}

/** Runs node with each list of arguments in a folder, up to the first that fails. Their servers take a port that is free. */
export async function runCommands(commands: string[][], folder: string): Promise<Outcome> {
  const started = performance.now()
  const env = {
    ...process.env,
    CHROME_PATH: findChromium(),
    PLAT_TEST_PORT: String(await freePort()),
    FORCE_COLOR: '0',
  }
  let output = ''
  let isPassed = true
  for (const args of commands) {
    if (isPassed) isPassed = (await runNode(args)) === 0
  }
  return { isPassed, output: stripVTControlCharacters(output), seconds: (performance.now() - started) / 1000 }

  function runNode(args: string[]): Promise<number | null> {
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  }
}
