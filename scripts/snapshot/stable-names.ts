/**
 * Takes from a page what changes with files that it only names: its styles, the hashes in the names of scripts, fonts
 * and pictures, and the places of classes in their stylesheets.
 * @param html a page as it was built
 * @param classNames what to write for a class of the build
 */
export function withStableNames(html: string, classNames: Map<string, string>): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => ` class="${readable(classes, classNames)}"`)
    .replaceAll(/(\/assets\/[\w/.-]*?)[.-][\w-]{8}(\.\w+)/g, '$1$2')
    .replaceAll(/(\/images\/[\w/.-]+-\d+)\.[\da-f]{6}(\.(?:avif|webp))/g, '$1$2')
}

function readable(classes: string, classNames: Map<string, string>): string {
  return classes
    .split(' ')
    .map((name) => classNames.get(name) ?? name)
    .join(' ')
}
