/** How much of the output is shown where a run came to something else than was expected. */
const LINES = 40

/** The end of what tests printed. */
export const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-LINES).join('\n')
