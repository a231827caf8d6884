/** What Vike adds to every page: behind <head>, and before </body>. */
export interface InjectedTags {
  head: string
  body: string
}

export const NO_TAGS: InjectedTags = { head: '', body: '' }

/** A document that says nothing, where there is none to show. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'
