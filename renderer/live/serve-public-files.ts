import serveStatic from 'serve-static'
import type { Connect } from 'vite'

/** Serves the files of public/. A part that a file does not have, or a version that is gone, is no error of the server. */
export function servePublicFiles(folder: string): Connect.NextHandleFunction {
  const serve = serveStatic(folder, { index: false, redirect: false })
  return (request, response, next) =>
    serve(request, response, (error?: unknown) => {
      const status = (error as { status?: number } | undefined)?.status
      if (status === 412 || status === 416) response.writeHead(status).end()
      else next(error)
    })
}
