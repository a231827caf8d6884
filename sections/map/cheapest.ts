/**
 * The first of those that cost least. Nothing costs less than nothing: what comes after it is not looked at.
 * @param cost never below 0
 */
export function cheapest<T>(choices: readonly [T, ...T[]], cost: (choice: T) => number): T {
  let [best] = choices
  let least = Infinity
  for (const choice of choices) {
    const own = cost(choice)
    if (own >= least) continue
    best = choice
    least = own
    if (least === 0) break
  }
  return best
}
