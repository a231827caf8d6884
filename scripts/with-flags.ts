// oxlint-disable-next-line no-restricted-imports -- not so with those that stand here
import { setFlagsFromString } from 'node:v8'

/**
 * Whether V8 optimizes functions, and whether it waits until there are several to compile. It takes it when these change
 * while a thread optimizes: they did three thousand times, where other flags had ended it at once.
 */
type Flag = 'opt' | 'baseline-batch-compilation'

/** Gives a flag another value from now on. */
export const setFlag = (flag: Flag, value: boolean): void => setFlagsFromString(value ? `--${flag}` : `--no-${flag}`)

/**
 * Does some work while flags of V8 have other values than by default. Given to a process they cost it a fifth of a second:
 * V8 refuses all code that was compiled under others, which Node's own modules come with.
 */
export async function withFlags<T>(flags: Record<Flag, boolean>, work: () => Promise<T>): Promise<T> {
  const all = Object.entries(flags) as [Flag, boolean][]
  for (const [flag, value] of all) setFlag(flag, value)
  try {
    return await work()
  } finally {
    for (const [flag, value] of all) setFlag(flag, !value)
  }
}
