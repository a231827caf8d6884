/** All but what JSON may write in another way within a string (" \ control characters, half a character alone), and "<". */
const SPECIAL = /[^ !#-;=-[\]-\ud7ff\ue000-\uffff]/

/** JSON as the text of a script element, which "</script>" within it would end. */
export const toScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The same of a text; nearly none has a sign that is written in another way. */
export const quoted = (text: string): string => (SPECIAL.test(text) ? toScriptText(text) : `"${text}"`)
