/** How many pages have a score between two numbers, both included. */
export interface ScoreBin {
  from: number
  to: number
  pages: number
}

const WIDTH = 5

/** Counts scores from 0 to 100 in bins of five; a hundred stands by itself, since it is what one aims at. */
export function scoreBins(scores: number[]): ScoreBin[] {
  const starts = Array.from({ length: 100 / WIDTH }, (_, i) => i * WIDTH)
  return [...starts.map((from) => ({ from, to: from + WIDTH - 1 })), { from: 100, to: 100 }].map(({ from, to }) => ({
    from,
    to,
    pages: scores.filter((score) => score >= from && score <= to).length,
  }))
}
