import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import { build, prerender } from 'vike/api'
import type { InlineConfig } from 'vite'
import { emit } from '../renderer/pipeline/emit'
import { buildModel } from '../renderer/pipeline/model'
import { updateEditorSchemas } from '../renderer/pipeline/editor-schema/update-editor-schemas'
import { openSite } from '../renderer/pipeline/open-site'
import { count } from '../renderer/pipeline/report/summary'
import { SITE_FOLDER } from '../renderer/site-folder'
import { EXIT } from './command'
import { printProblems } from './print-problems'
import { createProgress } from './progress'
import { publish } from './publish'

/** Where a build is put together. Vike writes below the project only. */
const STAGING = 'node_modules/.cache/plat/builds'

/** What Vike hands over of each page, https://vike.dev/api#prerender. */
interface PrerenderedPage {
  _prerenderResult: { filePath: string; fileContent: string }
}

/**
 * Validates a site and writes it to `out`/client. With an error nothing is written, and the last build stays as it was.
 * Sets the process's exit code.
 * @returns whether the site was built
 */
export async function buildSite(folder: string, out: string): Promise<boolean> {
  const started = performance.now()
  const open = await openSite(folder)
  updateEditorSchemas(open)
  const isValid = !open.problems.some(({ severity }) => severity === 'error')
  if (!isValid || !open.site) {
    printProblems(open, 'pretty', 'Nothing was built.')
    process.exitCode = EXIT.problems
    return false
  }
  if (open.problems.length > 0) printProblems(open, 'pretty')

  const staging = resolve(STAGING, String(process.pid))
  try {
    const model = await buildModel(open, open.site, open.pages)
    await bundle(folder, staging, model.pages.length)
    const pictures = createProgress('pictures')
    await emit(model, open, join(staging, 'client'), pictures.update)
    pictures.end()
    await publish(staging, resolve(out))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${terminalColors.green('✓')} ${count(model.pages.length, 'page')} written to ${join(out, 'client')} in ${seconds} s.`,
    )
    return true
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Lets Vite and Vike bundle the code and prerender every page. */
async function bundle(folder: string, outDir: string, total: number): Promise<void> {
  process.env[SITE_FOLDER] = folder
  process.env.NODE_ENV = 'production'
  const viteConfig: InlineConfig = { logLevel: 'warn', build: { outDir: relative('.', outDir), emptyOutDir: true } }
  await build({ viteConfig })
  const pages = createProgress('pages')
  let done = 0
  await prerender({
    viteConfig,
    onPagePrerender: async ({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage) => {
      await mkdir(dirname(filePath), { recursive: true })
      await writeFile(filePath, fileContent)
      pages.update(++done, total)
    },
  })
  pages.end()
}
