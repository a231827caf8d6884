/** What would end a text or the value of an attribute, or begin an entity. */
const SIGNS = /["&'<>]/
const ALL_SIGNS = /["&'<>]/g

const ENTITIES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** A text as it is written in HTML, between tags and in the value of an attribute. */
export const escapeHtml = (text: string): string =>
  // nearly no text has one, and to ask is quicker than to replace nothing
  SIGNS.test(text) ? text.replace(ALL_SIGNS, (sign) => ENTITIES[sign] ?? sign) : text
