/**
 * How many letters must be changed, added, taken away or swapped to make one text of another:
 * the distance of Damerau and Levenshtein. Two letters count as swapped also when others came between them.
 */
export function editDistance(from: string, to: string): number {
  const most = from.length + to.length
  // row and column 0 stand before the texts' beginnings, so that a swap of the first letters can look there
  const distances: number[][] = [[]]
  const cell = (row: number, column: number) => distances[row]?.[column] ?? most
  distances.push([most, ...Array.from({ length: to.length + 1 }, (_, column) => column)])
  const lastRowOf = new Map<string, number>()
  for (let row = 1; row <= from.length; row++) {
    const current = [most, row]
    distances.push(current)
    let lastSame = 0
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const swappedRow = lastRowOf.get(to[column - 1] ?? '') ?? 0
      const between = row - swappedRow - 1 + (column - lastSame - 1)
      current.push(
        Math.min(
          cell(row, column) + (isSame ? 0 : 1),
          cell(row + 1, column) + 1,
          cell(row, column + 1) + 1,
          cell(swappedRow, lastSame) + between + 1,
        ),
      )
      if (isSame) lastSame = column
    }
    lastRowOf.set(from[row - 1] ?? '', row)
  }
  return cell(from.length + 1, to.length + 1)
}
