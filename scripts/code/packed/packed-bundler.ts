import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, cacheFolder, confirmInputs, digestOf, noteInputs, replaceFile } from '../../inputs.mjs'
import { packBundler } from './pack-bundler'

/** The file that says which script is the packed bundler, and what it was made from. */
const RECORD = 'bundler.json'

/** Where the code that packs it stands. */
const PACKER = 'scripts/code/packed'

/** After this time, in milliseconds, nobody still reads a script that is no longer the bundler. */
const LONGEST_WORK = 3_600_000

interface BundlerRecord {
  name: string
  inputs: Inputs
}

/**
 * The file of the packed bundler, which is packed where it is not there as it is now: after npm install, and when code
 * changed that it holds.
 */
export async function packedBundler(): Promise<string> {
  const root = process.cwd()
  const folder = cacheFolder(root, 'bundler')
  return join(folder, findPacked(root, folder) ?? (await pack(root, folder)))
}

function findPacked(root: string, folder: string): string | undefined {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return undefined
  const { name, inputs } = JSON.parse(readFileSync(file, 'utf8')) as BundlerRecord
  const confirmed = existsSync(join(folder, name)) ? confirmInputs(root, inputs) : undefined
  if (confirmed && confirmed !== inputs) replaceFile(file, JSON.stringify({ name, inputs: confirmed }))
  return confirmed && name
}

async function pack(root: string, folder: string): Promise<string> {
  const started = Date.now()
  const { code, inputs } = await packBundler(root)
  const name = `${digestOf(code)}.cjs`
  mkdirSync(folder, { recursive: true })
  replaceFile(join(folder, name), code)
  const own = inputs.filter((path) => !path.includes('node_modules/'))
  const packer = readdirSync(join(root, PACKER)).map((file) => `${PACKER}/${file}`)
  const sources = new Set([...own, ...packer, 'package-lock.json'])
  const record: BundlerRecord = { name, inputs: noteInputs(root, sources, started) }
  replaceFile(join(folder, RECORD), JSON.stringify(record))
  removeOthers(folder, name)
  return name
}

/** Removes what was packed before, but for what another process may just read or write. */
function removeOthers(folder: string, name: string): void {
  for (const file of readdirSync(folder)) {
    if (file === RECORD || file.startsWith(name)) continue
    const changed = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed < Date.now() - LONGEST_WORK) rmSync(join(folder, file), { force: true })
  }
}
