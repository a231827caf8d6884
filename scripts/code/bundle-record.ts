import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InjectedTags } from '../../renderer/injected-tags'
import type { Inputs } from '../inputs.mjs'
import type { Code } from './code'

/** The file in a bundle's folder that says what it was made from. */
export const RECORD = 'bundle.json'

/** How the name of the folder of a bundle begins that is still being made. */
export const UNFINISHED = 'unfinished-'

/** What is noted of a bundle. */
export interface BundleRecord {
  /** The version of Node, which decides how numbers and dates are written. */
  node: string
  inputs: Inputs
  injected: InjectedTags
}

/** Reads what is noted of the bundle of a hash. */
export const readRecord = (folder: string, hash: string): BundleRecord =>
  JSON.parse(readFileSync(join(folder, hash, RECORD), 'utf8')) as BundleRecord

/** The code in a bundle's folder, whose name is its hash. */
export function codeIn(folder: string, hash: string, { injected }: BundleRecord): Code {
  const server = join(folder, hash, 'server')
  return {
    hash,
    client: join(folder, hash, 'client'),
    server,
    render: pathToFileURL(join(server, 'render-pages.mjs')),
    injected,
  }
}
