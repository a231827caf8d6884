import type { Picture, Site } from '../../schemas/types'

/** The logo that can be read on the page's own ground; undefined for a site without one. */
export const pageLogo = ({ logo, theme }: Site): Picture | undefined =>
  theme?.scheme === 'dark' ? logo?.dark : logo?.light
