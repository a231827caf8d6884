/** A mistake in a file of the electrician's site: a change in its text, or other content. */
export type Mistake = (Edited | Replaced) & {
  /** The file where the problem is reported, in the site's folder. Pictures are in ../public/images. */
  file: string
  rule: string
  hint?: string
  /** By default "error". */
  severity?: 'warning'
}

interface Edited {
  /** In the form of `git diff --word-diff`: "[-old-]{+new+}". «…» marks where the problem must be reported. */
  edit: string
}

interface Replaced {
  content: string | Uint8Array
}

/** The words that an edit changes, and what they become, with the marks. */
export function readEdit(edit: string): [from: string, to: string] {
  const [removed, added] = [/\[-(.*?)-\]/gs, /\{\+(.*?)\+\}/gs]
  return [
    edit.replace(added, '').replace(removed, '$1').replaceAll(/[«»]/g, ''),
    edit.replace(removed, '').replace(added, '$1'),
  ]
}

/** Creates mistakes in a file. */
export const inFile =
  (file: string) =>
  (rule: string, edit: string, hint?: string): Mistake => ({ file, rule, edit, hint })

export const inPlano = inFile('pages/plano.json')
export const inCelina = inFile('pages/celina.json')
export const inReviews = inFile('lists/reviews.json')
export const inSite = inFile('site.json')

/** The same mistake, but reported as a warning. */
export const warned = (mistake: Mistake): Mistake => ({ ...mistake, severity: 'warning' })

/** The hint that suggests a value. */
export const meant = (value: string): string => `Did you mean "${value}"?`
