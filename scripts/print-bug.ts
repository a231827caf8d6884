import { inspect } from 'node:util'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'

/** Says that we made a mistake, with all that is known of it. */
export function printBug(error: unknown): void {
  console.error(terminalColors.red('This is a bug of Plat, not of your documents. Please report it with what follows.'))
  console.error(inspect(error))
}
