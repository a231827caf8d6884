import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolders } from '../../renderer/documents/cache-folders.mjs'
import { kindOf } from '../../renderer/documents/packages'
import { commandLine } from '../command'

/** A program that builds pages from documents. */
export interface Tool {
  name: string
  version: string
  command: [program: string, ...args: string[]]
  /** Where the command runs. */
  folder: string
  /** The folders of output and caches, which a build from scratch starts without. */
  generated: string[]
  /** The folder of the pages: "/plano" is plano.html there. */
  pages: string
  /** The document that is edited, and its page. */
  edited: { document: string; page: string }
}

/**
 * Describes Plat itself.
 * @param folder holds site.config/
 * @param edited the name of the document that is edited
 */
export function openPlat(folder: string, edited: string): Tool {
  const [site, out] = [join(folder, 'site.config'), join(folder, 'dist')]
  const pages = join(out, 'client')
  return {
    name: 'Plat',
    version: versionIn('.'),
    command: [process.execPath, ...commandLine('build', '--site', site, '--out', out)],
    folder: '.',
    // pictures stay, since a thousand pages have no more of them than one
    generated: [out, ...cacheFolders(kindOf('code'))],
    pages,
    edited: { document: join(site, 'pages', `${edited}.json`), page: join(pages, `${edited}.html`) },
  }
}

/** The name of another tool in --peers, and of the folder in bench/peers with its templates. */
export type PeerId = 'eleventy' | 'hugo' | 'astro'

/** Another tool that builds the same pages: a project with templates, content/ and data/. */
export interface Peer extends Tool {
  id: PeerId
}

interface PeerKind extends Pick<Tool, 'name' | 'command'> {
  /** Prepares it to run in a folder. Returns its version, or undefined if it isn't available. */
  prepare: (folder: string) => string | undefined
  /** Why it isn't available. */
  missing: string
  /** The folders of its output and of its cache. */
  generated: [output: string, cache: string]
}

const NOT_INSTALLED = 'npm could not install it.'

const PEERS: Record<PeerId, PeerKind> = {
  eleventy: {
    name: 'Eleventy',
    prepare: (folder) => installFromNpm('Eleventy', '@11ty/eleventy', folder),
    missing: NOT_INSTALLED,
    command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    generated: ['_site', '.cache'],
  },
  hugo: {
    name: 'Hugo',
    prepare: () => /v(\d+\.\d+\.\d+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1],
    missing: 'no program named hugo is on the PATH.',
    command: ['hugo', '--quiet'],
    generated: ['public', 'resources'],
  },
  astro: {
    name: 'Astro',
    prepare: (folder) => installFromNpm('Astro', 'astro', folder),
    missing: NOT_INSTALLED,
    // it needs a newer Node than Plat, which npm installs with it; ten thousand pages may need more memory than Node allows
    command: [
      'node_modules/node/bin/node',
      '--env-file=astro.env',
      '--max-old-space-size=8192',
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--silent',
    ],
    generated: ['dist', 'node_modules/.astro'],
  },
}

export const PEER_IDS = Object.keys(PEERS) as PeerId[]

/**
 * Creates the project of a peer, without content. If the peer isn't available, prints why.
 * @param folder the folder of the project; what npm has installed there is kept
 * @param edited the name of the document that is edited
 */
export function openPeer(id: PeerId, folder: string, edited: string): Peer | undefined {
  const { name, prepare, missing, command, generated } = PEERS[id]
  const templates = join('bench/peers', id)
  for (const entry of ['content', 'data', ...readdirSync(templates)])
    rmSync(join(folder, entry), { recursive: true, force: true })
  for (const entry of ['content', 'data']) mkdirSync(join(folder, entry), { recursive: true })
  cpSync(templates, folder, { recursive: true })
  const version = prepare(folder)
  if (version === undefined) {
    console.error(`${name} is left out: ${missing}`)
    return undefined
  }
  const pages = join(folder, generated[0])
  return {
    id,
    name,
    version,
    command,
    folder,
    generated: generated.map((entry) => join(folder, entry)),
    pages,
    edited: { document: join(folder, 'content', `${edited}.html`), page: join(pages, `${edited}.html`) },
  }
}

/**
 * Installs a peer in its project, in the version that its package.json pins.
 * @returns the version of its package; undefined if npm fails
 */
function installFromNpm(name: string, packageName: string, cwd: string): string | undefined {
  console.error(`Installing ${name} for the bench …`)
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0 ? versionIn(join(cwd, 'node_modules', packageName)) : undefined
}

const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
