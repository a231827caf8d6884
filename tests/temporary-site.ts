import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { SMALLEST_SITE } from '../renderer/pipeline/rules/example-site'

/** Documents by their path in the site's folder: objects are written as JSON, texts as they are. */
export type Documents = Record<string, object | string>

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a site of these documents, over the smallest one that is valid. */
export function temporarySite(documents: Documents = {}): string {
  const folder = join(temporaryFolder(), 'site.config')
  for (const [path, content] of Object.entries({ ...SMALLEST_SITE, ...documents })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return folder
}

/** A copy of the site that ships with the project. Its pictures are the project's. */
export function copyOfRealSite(): string {
  const folder = join(temporaryFolder(), 'site.config')
  cpSync('site.config', folder, { recursive: true })
  return folder
}

/** The smallest valid page, with these sections and keys. */
export function page(sections: object[] = [prose({ level: 1 })], more: object = {}): object {
  return {
    title: 'A page',
    description: 'What it says, in a sentence that is neither too short nor too long.',
    ...more,
    sections,
  }
}

/** The smallest valid section. */
export function prose(more: object = {}): object {
  return { type: 'prose', title: 'Words', body: 'Text.', ...more }
}
