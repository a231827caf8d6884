/** Adds a list to the end of another: push(...list) runs out of stack at a hundred thousand. */
export function append<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item)
}
