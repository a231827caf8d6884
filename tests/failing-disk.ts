/** What changes a folder. */
export const CHANGES = [
  'mkdirSync',
  'writeFileSync',
  'copyFileSync',
  'linkSync',
  'symlinkSync',
  'utimesSync',
  'chmodSync',
  'renameSync',
  'unlinkSync',
  'rmSync',
] as const

/** Those that need room on a disk. */
export const GROWING_CHANGES = ['mkdirSync', 'writeFileSync', 'copyFileSync', 'linkSync', 'symlinkSync']

/** A disk that can fail. */
export const disk = {
  /** Is called before each change of a folder. What it throws, the change throws. */
  before: (_change: string, _paths: unknown[]): void => undefined,
}

/** Node's node:fs with `disk` watching it. A test puts it in the place of Node's with vi.mock, which loads this file itself. */
export function watchDisk(actual: typeof import('node:fs')): typeof import('node:fs') {
  const watch =
    (name: (typeof CHANGES)[number]) =>
    (...args: unknown[]): unknown => {
      disk.before(name, args)
      return Reflect.apply(actual[name], undefined, args)
    }
  return { ...actual, ...Object.fromEntries(CHANGES.map((name) => [name, watch(name)])) }
}
