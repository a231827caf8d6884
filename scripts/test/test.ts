/** npm test: runs the tests. The last line counts them: "N passed, N failed". */
import { createCommand, run } from '../command'
import { prepareSuites, runSuites, testSuites } from './suites'

const command = createCommand('test', 'Runs the tests. Installs what they need first, including a Chromium.').option(
  '--all',
  'also run whole commands, kill builds, follow people through Studio and use every browser, as CI does',
  false,
)

export const finished = run(command, async ({ all }: { all: boolean }) => {
  await prepareSuites()
  await runSuites(testSuites(all))
})
