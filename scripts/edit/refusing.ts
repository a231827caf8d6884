import { ChangeError } from '../../renderer/changes/edit'
import type { Failure, UsageError } from '../command'

type Refusal = typeof UsageError | typeof Failure

/** Makes a change that can't be made end the command in one line. */
export function refusing<T>(Refusal: Refusal, work: () => T): T {
  try {
    return work()
  } catch (error) {
    return refuse(Refusal)(error)
  }
}

/** Turns the error of such a change into one that ends the command in one line. */
export const refuse =
  (Refusal: Refusal) =>
  (error: unknown): never => {
    throw error instanceof ChangeError ? new Refusal(error.message, { cause: error }) : error
  }
