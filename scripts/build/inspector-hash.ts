import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getValidator } from '../../renderer/pipeline/validate/validator'

/** Changes with the code that inspects pages, of which this is a part once it is bundled, and with the schemas. */
export function inspectorHash(): string {
  const code = readFileSync(fileURLToPath(import.meta.url))
  return createHash('sha1')
    .update(code)
    .update(JSON.stringify([...getValidator().schemas]))
    .digest('hex')
}
