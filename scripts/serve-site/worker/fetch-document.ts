import { hash } from 'node:crypto'
import { documentNames } from '../pages/document-names'
import type { FindDocument } from '../pages/found-document'

/** What gives a worker files: a disk of workerd, or anything else that answers requests. */
export interface Files {
  fetch: (address: string) => Promise<Response>
}

/** Makes a function that finds a site's documents through a binding. What it doesn't find answers 404. */
export function documentFetcher(documents: Files): FindDocument {
  return async (route) => {
    for (const name of documentNames(route)) {
      const response = await documents.fetch(`http://documents/${name.split('/').map(encodeURIComponent).join('/')}`)
      const text = await response.text()
      if (response.ok) return { name, state: hash('sha1', text), read: () => Promise.resolve(text) }
    }
    return undefined
  }
}
