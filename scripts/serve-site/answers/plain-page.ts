/** A page that needs nothing of the site: what visitors see where the site has none to show. */
const plainPage = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`

export const UNKNOWN = plainPage('Page not found', 'There is no page at this address.')

export const FAILED = plainPage('This page can’t be shown', 'Something is wrong with it. Please come back later.')
