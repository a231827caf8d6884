import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { spawnCommand } from '../spawn-command'
import { temporarySite } from '../temporary-sites'

const REASON =
  'can’t be watched for changes: the system’s limit for watched files is reached. Raise it: sudo sysctl fs.inotify.max_user_watches=524288'

test.each([['dev'], ['validate', '--watch']] as [string, ...string[]][])(
  'if the system has no watches left, %s says how to get more',
  (...command) => {
    const site = temporarySite()
    const env = { ...process.env, NODE_OPTIONS: `--require ${resolve('tests/commands/no-watches.cjs')}` }
    const { status, stdout, stderr } = spawnCommand([...command, '--site', site], { env, timeout: 60_000 })
    expect([status, stdout, stderr]).toEqual([1, '', `error: ${site} ${REASON}\n`])
  },
)
