import { hash } from 'node:crypto'

/** A hash of a document's text. It is git's own, so that a build can tell whether a document is committed as it is. */
export const documentHash = (text: string): string => hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`)
