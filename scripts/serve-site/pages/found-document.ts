/** A document that stands at an address. */
export interface FoundDocument {
  /** Its path in the site's folder: "pages/plano.json". */
  name: string
  /** Changes whenever the document does; none where nobody can tell whether it did. */
  state?: string
  read: () => Promise<string>
}

/** Finds the document of an address. */
export type FindDocument = (route: string) => Promise<FoundDocument | undefined>
