// oxlint-disable-next-line no-restricted-imports -- not so with those that stand here
import { setFlagsFromString } from 'node:v8'

/**
 * Whether V8 optimizes functions, and whether it waits until there are several to compile. It takes it when these change
 * while a thread optimizes: they did three thousand times, where other flags had ended it at once.
 */
type Flag = 'opt' | 'baseline-batch-compilation'

/**
 * Does some work while flags of V8 have other values than by default. Given to a process they cost it a fifth of a second:
 * V8 refuses all code that was compiled under others, which Node's own modules come with.
 * @param flags by their names without dashes
 */
export async function withFlags<T>(flags: Record<Flag, boolean>, work: () => Promise<T>): Promise<T> {
  setFlags(flags, true)
  try {
    return await work()
  } finally {
    setFlags(flags, false)
  }
}

function setFlags(flags: Record<Flag, boolean>, isOther: boolean): void {
  for (const [name, value] of Object.entries(flags))
    setFlagsFromString(value === isOther ? `--${name}` : `--no-${name}`)
}
