const format = new Intl.ListFormat('en-US')

/** Things as a sentence names them: "a", "b" and "c" are "a, b, and c". */
export const listOf = (things: string[]): string => format.format(things)
