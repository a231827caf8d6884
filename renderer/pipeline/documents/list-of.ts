// made when something is first listed: Node then reads what it knows of the language
let format: Intl.ListFormat | undefined

/** Things as a sentence names them: "a", "b" and "c" are "a, b, and c". */
export function listOf(things: string[]): string {
  format ??= new Intl.ListFormat('en-US')
  return format.format(things)
}
