import type { InjectedTags } from '../../renderer/injected-tags'

/** The bundled code of a site's pages. It is the same for every site: documents are no part of it. */
export interface Code {
  /** Changes whenever anything changes that the code was made from. */
  hash: string
  /** The folder of the browser's files, which are assets/… alone. */
  client: string
  /** The folder of Vike's bundle for a server, which renders on request. */
  server: string
  /** The module that renders pages without Vike: renderer/render-pages.ts. */
  render: URL
  /** What Vike adds to every page. */
  injected: InjectedTags
}
