/** npm test: all the tests. The last line counts them: "N passed, N failed". */
import { createCommand, run } from '../command'
import { SUITES, prepareSuites, runSuites } from './suites'

const command = createCommand('test', 'Installs what the tests need (a Chromium too), and runs them all.')

export const finished = run(command, async () => {
  await prepareSuites()
  await runSuites(SUITES)
})
