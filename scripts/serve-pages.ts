import { createStaticServer, listen } from './static-server'

/** A build that is being served. */
export interface ServedPages {
  /** Without a slash at its end. */
  origin: string
  close: () => void
}

/**
 * Serves a build on loopback as `npm run preview` does.
 * @param client the folder of the build's files
 */
export async function servePages(client: string): Promise<ServedPages> {
  const server = createStaticServer(client)
  const port = await listen(server, 0)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
