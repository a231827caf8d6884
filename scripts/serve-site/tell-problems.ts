import { locate } from '../../renderer/pipeline/report/located'
import { reportPretty } from '../../renderer/pipeline/report/pretty'
import { terminalColors } from '../../renderer/pipeline/report/terminal-colors'
import type { Tell } from './pages/tell'

/** Prints problems on stdout. */
export const tellProblems: Tell = (problems, sources) =>
  console.log(reportPretty(locate({ problems, sources }), terminalColors))
