/** A script's address with the hash of its content: "/assets/chunks/chunk-DygEbaNj.js". */
const HASHED = /(\bassets\/[\w./-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Writes * for the hashes in scripts' names. They change with any script, and with the bundler's mood, and say nothing of
 * a page; those of pictures and fonts stay, since a page looks different with another one.
 */
export const neutralNames = (text: string): string => text.replace(HASHED, '$1*')
