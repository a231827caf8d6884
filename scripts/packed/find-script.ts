import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, cacheFolder, confirmInputs, digestOf, noteInputs, replaceFile } from '../inputs.mjs'
import { packScript } from './pack-script'

/**
 * The scripts, and the module that each exports. Vite, Vike and Rolldown are some six hundred modules: to find, read and
 * compile them takes longer than to bundle with them, and longer than all else that the development server does before
 * it serves.
 */
const ENTRIES = { bundler: 'scripts/code/bundle-code.ts', 'dev-server': 'scripts/dev/start-server.ts' }

/** The file that says which script is the present one, and what it was made from. */
const RECORD = 'script.json'

/** Where the code that packs stands. */
const PACKER = 'scripts/packed'

/** After this time, in milliseconds, nobody still reads a script that is no longer the present one. */
const LONGEST_WORK = 3_600_000

interface ScriptRecord {
  name: string
  inputs: Inputs
}

/**
 * The file of a packed script, which is packed where it is not there as it is now: after npm install, and when code
 * changed that it holds.
 */
export async function findScript(script: keyof typeof ENTRIES): Promise<string> {
  const root = process.cwd()
  const folder = join(cacheFolder(root, 'packed'), script)
  return join(folder, findPacked(root, folder) ?? (await pack(root, folder, ENTRIES[script])))
}

function findPacked(root: string, folder: string): string | undefined {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return undefined
  const { name, inputs } = JSON.parse(readFileSync(file, 'utf8')) as ScriptRecord
  const confirmed = existsSync(join(folder, name)) ? confirmInputs(root, inputs) : undefined
  if (confirmed && confirmed !== inputs) replaceFile(file, JSON.stringify({ name, inputs: confirmed }))
  return confirmed && name
}

async function pack(root: string, folder: string, entry: string): Promise<string> {
  const started = Date.now()
  const { code, inputs } = await packScript(root, entry)
  const name = `${digestOf(code)}.cjs`
  mkdirSync(folder, { recursive: true })
  replaceFile(join(folder, name), code)
  const own = inputs.filter((path) => !path.includes('node_modules/'))
  const packer = readdirSync(join(root, PACKER)).map((file) => `${PACKER}/${file}`)
  const sources = new Set([...own, ...packer, 'package-lock.json'])
  const record: ScriptRecord = { name, inputs: noteInputs(root, sources, started) }
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
