/**
 * Takes from a page what changes with files that it only names: its styles, and the hashes in the names of scripts, fonts and
 * pictures.
 * @param html a page as it was built
 */
export const withStableNames = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replaceAll(/(\/assets\/[\w/.-]*?)[.-][\w-]{8}(\.\w+)/g, '$1$2')
    .replaceAll(/(\/images\/[\w/.-]+-\d+)\.[\da-f]{6}(\.(?:avif|webp))/g, '$1$2')
