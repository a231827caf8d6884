import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../peers/read-documents'
import { type Peer, PeerMissing } from './peer'

/** Eleventy, installed into its own folder by npm in the version that its package.json pins. */
export const eleventy: Peer = {
  id: 'eleventy',
  name: 'Eleventy',
  prepare(folder) {
    const wanted = readJson<Package>(join(folder, 'package.json')).dependencies?.['@11ty/eleventy']
    if (installedVersion(folder) !== wanted) install(folder)
    return installedVersion(folder) ?? ''
  },
  contentOf: (page) => `---json\n${JSON.stringify(page, null, 2)}\n---\n`,
  output: '_site',
  caches: ['.cache'],
  build: { program: process.execPath, args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'] },
}

interface Package {
  version?: string
  dependencies?: Record<string, string>
}

function installedVersion(folder: string): string | undefined {
  const file = join(folder, 'node_modules/@11ty/eleventy/package.json')
  return existsSync(file) ? readJson<Package>(file).version : undefined
}

function install(cwd: string): void {
  console.error('Eleventy is installed for the bench …')
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new PeerMissing(`npm could not install it: ${(stderr ?? '').trim().split('\n')[0]}`)
}
