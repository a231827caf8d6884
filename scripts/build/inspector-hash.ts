import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSchemas } from '../../renderer/pipeline/validate/schemas'

/** Changes with the code that inspects pages, of which this is a part once it is bundled, and with the schemas. */
export function inspectorHash(): string {
  const code = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  return hash('sha1', JSON.stringify([code, [...readSchemas()]]))
}
