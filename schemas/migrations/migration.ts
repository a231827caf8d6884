/** What a migration changes in a document, as an operation of JSON Patch (RFC 6902). */
export type MigrationStep =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'move'; from: string; path: string }
  | { op: 'remove'; path: string }

/** What a change of the schemas asks of documents that were written before it. */
export interface Migration {
  /** One more than that of the migration before it. */
  number: number
  /** What documents have afterwards. */
  sentence: string
  /**
   * Plans what is to be done in one document; nothing if it needs no change. What can't be decided stays as it is, and is then
   * reported when the site is validated.
   * @param document as it is written: a page, a shared section, a list, or site.json
   * @param language of the site's texts: "en-US"
   */
  plan: (document: unknown, language: string) => MigrationStep[]
}
