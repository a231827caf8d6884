/** npm run test:mistakes: makes every mistake of the table in a copy of the site, and prints what is said of it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// oxlint-disable-next-line no-restricted-imports -- this command is a test
import { MISTAKES } from '../tests/mistakes/mistakes'
// oxlint-disable-next-line no-restricted-imports -- this command is a test
import { makeMistake } from '../tests/mistakes/make-mistake'
import { createCommand, run } from './command'

const command = createCommand(
  'test:mistakes',
  'Makes every mistake that the tests know in a copy of the site, one at a time, and prints what is said of it.',
).argument('[words]', 'only mistakes whose names hold these words')

await run(command, async () => {
  const [words = ''] = command.args
  const folder = mkdtempSync(join(tmpdir(), 'plat-'))
  cpSync('site.config', join(folder, 'site.config'), { recursive: true })
  for (const [name, mistake] of Object.entries(MISTAKES)) {
    if (!name.includes(words)) continue
    const { located } = makeMistake(mistake, join(folder, 'site.config'))
    console.log(name)
    for (const { problem, start } of located) {
      console.log(`  ${mistake.file}:${start.line}:${start.column}  ${problem.severity}  ${problem.rule}`)
      console.log(`  ${problem.where} ${problem.what}. ${problem.hint ?? ''}\n`)
    }
  }
  rmSync(folder, { recursive: true })
})
