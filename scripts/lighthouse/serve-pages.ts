import { join } from 'node:path'
import { createStaticServer, listen } from '../static-server'

/** A build that is being served. */
export interface ServedPages {
  /** Without a slash at its end. */
  origin: string
  close: () => void
}

/** Serves a build on loopback as `npm run preview` does. */
export async function servePages(out: string): Promise<ServedPages> {
  const server = createStaticServer(join(out, 'client'))
  const port = await listen(server, 0)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
