/** The variable by which commands tell Vike's hooks, which take no arguments, where the JSON is. */
export const SITE_FOLDER = 'PLAT_SITE'

/** The folder of the site's JSON. */
export const siteFolder = (): string => process.env[SITE_FOLDER] ?? 'site.config'
