/** Tells how long the stages of a build took. */
export class Stopwatch {
  readonly #started = performance.now()
  readonly #stages = new Map<string, number>()

  /** Does a part of a stage's work. */
  time<T>(stage: string, work: () => T): T {
    const started = performance.now()
    const note = () => {
      this.#stages.set(stage, (this.#stages.get(stage) ?? 0) + (performance.now() - started) / 1000)
    }
    const result = work()
    if (result instanceof Promise) return result.finally(note) as T
    note()
    return result
  }

  /** Since it was made. */
  get seconds(): number {
    return (performance.now() - this.#started) / 1000
  }

  /** In seconds, in the order of the stages. */
  get stages(): Record<string, number> {
    return Object.fromEntries(this.#stages)
  }
}
