import colors from 'picocolors'

/** Colors on a terminal only. picocolors by itself would also color what another program reads, wherever CI is set. */
export const terminalColors = colors.createColors(Boolean(process.stdout.isTTY) && colors.isColorSupported)
