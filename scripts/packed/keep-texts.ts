/** Where a function is asked for its own text, to be put into another. */
const ASKED = /(?<=\$\{)(\w+)\.toString\(\)|(\w+)\.toString\(\)(?=\.replace)/g

/**
 * Writes the texts of functions where a module asks for them, as Vite does with some of its own, which it puts into the
 * code for browsers. Once packed they would read otherwise.
 */
export function keepTexts(source: string): string {
  return source.replaceAll(ASKED, (asked, inTemplate?: string, replaced?: string) => {
    const [text] = new RegExp(`^function ${inTemplate ?? replaced}\\([^]*?^}`, 'm').exec(source) ?? []
    return text === undefined ? asked : JSON.stringify(text)
  })
}
