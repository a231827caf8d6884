import { join } from 'node:path'
import { confirmInputs, replaceFile } from '../inputs.mjs'
import { RECORD, codeIn, readRecord } from './bundle-record'
import type { Code } from './code'
import { listBundles } from './list-bundles'

/**
 * Finds the bundle that was made from the code as it is now.
 * @param folder where bundles stand
 */
export function findBundle(folder: string): Code | undefined {
  for (const hash of listBundles(folder)) {
    const record = readRecord(folder, hash)
    const inputs = record.node === process.version && confirmInputs(process.cwd(), record.inputs)
    if (!inputs) continue
    if (inputs !== record.inputs) replaceFile(join(folder, hash, RECORD), JSON.stringify({ ...record, inputs }))
    return codeIn(folder, hash, record)
  }
  return undefined
}
