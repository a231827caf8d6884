import colors from 'picocolors'

/** A number and its noun: "1 page", "42 pages". */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** Colors on a terminal only. picocolors by itself would also color what another program reads, wherever CI is set. */
export const terminalColors = colors.createColors(Boolean(process.stdout.isTTY) && colors.isColorSupported)
