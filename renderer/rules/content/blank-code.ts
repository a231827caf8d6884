/** Puts blanks in place of code: what is between two runs of as many backticks. */
export function blankCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)]
  const nextOfLength = new Map<number, number>()
  const closers = runs.map(() => -1)
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i]?.[0] ?? ''
    closers[i] = nextOfLength.get(length) ?? -1
    nextOfLength.set(length, i)
  }
  const pieces: string[] = []
  let end = 0
  for (let i = 0; i < runs.length; i++) {
    const [opener, closer] = [runs[i], runs[closers[i] ?? -1]]
    if (!opener || !closer) continue
    const codeEnd = closer.index + closer[0].length
    pieces.push(text.slice(end, opener.index), ' '.repeat(codeEnd - opener.index))
    end = codeEnd
    i = closers[i] ?? i
  }
  return pieces.join('') + text.slice(end)
}
