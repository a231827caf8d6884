import { spawnSync } from 'node:child_process'
import { type Peer, PeerMissing } from './peer'

/** Hugo, as it is installed on this machine. */
export const hugo: Peer = {
  id: 'hugo',
  name: 'Hugo',
  prepare() {
    const { stdout, error } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    const version = error ? undefined : /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1]
    if (version === undefined) throw new PeerMissing('no program named hugo is on the PATH.')
    return version
  },
  contentOf: (page) => `${JSON.stringify(page, null, 2)}\n`,
  output: 'public',
  caches: ['resources'],
  build: { program: 'hugo', args: ['--quiet'] },
}
