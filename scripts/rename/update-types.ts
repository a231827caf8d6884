import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { commandLine } from '../command'

/** Generates the types anew, which prints the places in the code that no longer fit them. */
export async function updateTypes(): Promise<void> {
  const types = spawn(process.execPath, commandLine('types'), { stdio: 'inherit' })
  const [status] = await once(types, 'close')
  if (status === 0) return
  console.log('\nThe names are changed. Correct the places above, then run `npm run check`.')
}
