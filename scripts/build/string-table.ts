/** Gives texts that stand again and again a number each. */
export class StringTable {
  readonly #numbers = new Map<string, number>()

  /** @returns the numbers of these texts */
  numbersOf(texts: readonly string[]): number[] {
    return texts.map((text) => {
      const known = this.#numbers.get(text)
      if (known !== undefined) return known
      this.#numbers.set(text, this.#numbers.size)
      return this.#numbers.size - 1
    })
  }

  /** All texts, each at its number. */
  get texts(): string[] {
    return [...this.#numbers.keys()]
  }
}
