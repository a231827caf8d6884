/** npm test: runs all tests. The last line counts them: "N passed, N failed". */
import { createCommand, run } from '../command'
import { SUITES, prepareSuites, runSuites } from './suites'

const command = createCommand('test', 'Runs all tests. Installs what they need first, including a Chromium.')

export const finished = run(command, async () => {
  await prepareSuites()
  await runSuites(SUITES)
})
