/** A JSON Schema with the keywords that editors know beyond draft-07, https://code.visualstudio.com/docs/languages/json. */
export type EditorSchema = Record<string, unknown>
