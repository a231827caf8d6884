import type { Site } from '../../schemas/types'

/** The language of a site's texts, as a tag: "en-US". */
export const siteLanguage = ({ language = 'en-US' }: Pick<Site, 'language'>): string => language
