import { join } from 'node:path'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { publicFolder } from '../renderer/pipeline/documents/files'
import { watchFiles } from '../renderer/dev/watch-files'

/** In milliseconds: an editor's save is several changes, and is to be printed once. */
const QUIET = 100

/**
 * Prints a site's problems, and again after each change of its documents or pictures.
 * @returns when the person ends it with Ctrl+C
 */
export function watchProblems(site: string, print: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    // one after the other: a change while problems are printed is waited for, and printed next
    let printing = Promise.resolve()
    const printNext = () => {
      printing = printing.then(() => printAt(print)).catch(reject)
    }
    const stop = watchFiles([site, join(publicFolder(site), 'images')], printNext, QUIET)
    const leave = () => {
      stop()
      resolve()
    }
    process.once('SIGINT', leave)
    process.once('SIGTERM', leave)
    printNext()
  })
}

/** Prints under the time. Only a terminal is cleared first: elsewhere what was printed before may be wanted. */
async function printAt(print: () => Promise<void>): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
  console.log(terminalColors.dim(`── ${new Date().toLocaleTimeString('en-GB')} ──`))
  await print()
  console.log(terminalColors.dim('Watching. Ctrl+C ends it.'))
}
