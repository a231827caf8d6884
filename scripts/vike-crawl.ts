/**
 * For the environment of a process that loads Vike, which would look for its files through the whole project, and ask Git
 * for them: all stand in renderer/ itself.
 */
export const VIKE_CRAWL = JSON.stringify({ git: false, ignore: ['!(renderer)/**', 'renderer/*/**'] })
