/**
 * The last step of npm run types: writes docs/rules.md. It opens sites, which needs the lists of sections, so it runs in its own
 * process after these have been written.
 */
import { createCommand, run } from '../command'
import { compareFiles, writeFiles } from './generated-files'
import { generateRulesPage } from './rules-page'

const command = createCommand('types', 'Writes docs/rules.md.').option('--check', 'write nothing')

export const finished = run(command, async ({ check }: { check?: boolean }) => {
  const use = check ? compareFiles : writeFiles
  use({ 'docs/rules.md': await generateRulesPage() })
})
