/** A mistake in a file of the site that ships: a change of its text, or what is put in its place. */
export type Mistake = (Edited | Replaced) & {
  /** Where the problem is reported, in the site's folder; a picture stands beside it, in ../public/images. */
  file: string
  rule: string
  hint?: string
  /** "error" where it is left out. */
  severity?: 'warning'
}

interface Edited {
  /** As `git diff --word-diff` writes it: "[-old-]{+new+}". «…» marks where the problem must be placed. */
  edit: string
}

interface Replaced {
  content: string | Uint8Array
}

/** The words of a file that an edit changes, and what they become, with the marks. */
export function readEdit(edit: string): [from: string, to: string] {
  const [removed, added] = [/\[-(.*?)-\]/gs, /\{\+(.*?)\+\}/gs]
  return [
    edit.replace(added, '').replace(removed, '$1').replaceAll(/[«»]/g, ''),
    edit.replace(removed, '').replace(added, '$1'),
  ]
}

/** Makes mistakes in a file. */
export const inFile =
  (file: string) =>
  (rule: string, edit: string, hint?: string): Mistake => ({ file, rule, edit, hint })

export const inPlano = inFile('pages/plano.json')
export const inCelina = inFile('pages/celina.json')
export const inSite = inFile('site.json')

/** The same mistake, which is only warned of. */
export const warned = (mistake: Mistake): Mistake => ({ ...mistake, severity: 'warning' })

/** The hint that suggests a value. */
export const meant = (value: string): string => `Did you mean "${value}"?`
