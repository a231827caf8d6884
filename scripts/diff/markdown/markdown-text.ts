/** A name or an address as code. */
export const code = (text: string): string => `\`${text}\``

/** Words that are no Markdown, in one line. */
export const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ')
