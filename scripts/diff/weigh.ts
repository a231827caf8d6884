import type { ChangeGroup, PageChange, Weight } from './change'

/** Bytes for people: "812 B", "61.4 KB" (of 1024 bytes). */
export function bytes(n: number): string {
  if (n < 1024) return `${n} B`
  return n < 1024 * 1024 ? `${(n / 1024).toFixed(1)} KB` : `${(n / 1024 / 1024).toFixed(1)} MB`
}

/** How much heavier or lighter something got: "+18 B", "−1.2 KB", "±0 B". */
export const growth = ({ before, after }: Weight): string => signed(after - before)

/** By how much the pages of a group grew: "+18 B", "+9 B to +18 B". */
export function growthOf({ changed }: { changed: PageChange[] }, { routes }: ChangeGroup): string {
  const members = new Set(routes)
  const grown = changed.filter(({ route }) => members.has(route)).map(({ weight }) => weight.after - weight.before)
  const [least, most] = [signed(Math.min(...grown)), signed(Math.max(...grown))]
  return least === most ? least : `${least} to ${most}`
}

const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${bytes(Math.abs(n))}`
