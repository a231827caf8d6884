import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { temporaryFolder } from './temporary-sites'

/** The messages of a rule of ours about these files, by their path: "page.ts: …". */
export function lintFiles(rule: string, files: Record<string, string>): string[] {
  const folder = temporaryFolder()
  const config = { jsPlugins: [resolve('scripts/lint/plugin.mjs')], rules: { [`plat/${rule}`]: 'error' } }
  for (const [path, text] of Object.entries({ '.oxlintrc.json': JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .filter((line) => line.includes(`(${rule})`))
    .map((line) => line.slice(line.lastIndexOf('/', line.indexOf(':')) + 1).replace(/:\d+:\d+/, ''))
}
