import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Clock ticks a second, as Linux counts processor time on all its platforms: man 5 proc. */
const TICKS = 100

/** Seconds of processor time of all processes that this one started and that have ended; undefined where there is no /proc. */
export function cpuOfChildren(): number | undefined {
  const [stat] = readOrNothing(() => [readFileSync('/proc/self/stat', 'utf8')])
  // behind the name, which may hold anything
  const [user, system] =
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15) ?? []
  return user === undefined ? undefined : (Number(user) + Number(system)) / TICKS
}

/**
 * The memory of a process and of all that it started, in bytes. What processes of one program share, such as its code,
 * counts once.
 */
export function memoryOfTree(root: number): number {
  const shared = new Map<string, number>()
  let own = 0
  for (const pid of treeOf(root)) {
    const [status = ''] = readOrNothing(() => [readFileSync(`/proc/${pid}/status`, 'utf8')])
    const amount = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
    const [program = ''] = readOrNothing(() => [readlinkSync(`/proc/${pid}/exe`)])
    own += amount('RssAnon')
    shared.set(program, Math.max(shared.get(program) ?? 0, amount('RssFile') + amount('RssShmem')))
  }
  return [...shared.values()].reduce((sum, amount) => sum + amount, own)
}

/** A process and all that it, or one of these, started. */
function treeOf(pid: number): number[] {
  const threads = readOrNothing(() => readdirSync(`/proc/${pid}/task`))
  const children = threads.flatMap((thread) =>
    readOrNothing(() => [readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')]),
  )
  const pids = children.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return [pid, ...pids.flatMap(treeOf)]
}

/** A process may end while it is looked at, and other systems have no /proc. */
function readOrNothing(read: () => string[]): string[] {
  try {
    return read()
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
