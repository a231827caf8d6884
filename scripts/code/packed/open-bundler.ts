import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, cacheFolder, confirmInputs, digestOf, noteInputs, replaceFile } from '../../inputs.mjs'
import { packBundler } from './pack-bundler'
import { runPacked } from './run-packed'

/** The file that says which script is the packed bundler, and what it was made from. */
const RECORD = 'bundler.json'

/** Where the code that packs it stands. */
const PACKER = 'scripts/code/packed'

interface BundlerRecord {
  name: string
  inputs: Inputs
}

/**
 * Opens what bundles the code. Vite, Vike and Rolldown are some six hundred modules: to find, read and compile them
 * takes longer than the bundling. So they are packed into one script, and again only after one of them changed.
 */
export async function openBundler() {
  const root = process.cwd()
  const folder = cacheFolder(root, 'bundler')
  const name = findPacked(root, folder) ?? (await pack(root, folder))
  return runPacked<typeof import('../bundle-code')>(join(folder, name))
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
  for (const old of readdirSync(folder)) if (old !== RECORD && !old.startsWith(name)) rmSync(join(folder, old))
  return name
}
