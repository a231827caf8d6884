import type { Picture, Site } from '../../schemas/types'

/** The logo that can be read on the page's own ground. */
export const pageLogo = ({ logo, theme }: Site): Picture => (theme?.scheme === 'dark' ? logo.dark : logo.light)
