import type { Connect } from 'vite'
import { API_ADDRESS, EXAMPLE_ADDRESS, STUDIO_ADDRESS } from '../protocol'
import { renderExample } from './example-page'
import { assertShown, protectAnswer } from './guard'
import { Refusal } from './refusal'
import type { StudioApi } from './studio-api'
import type { StudioTools } from './tools'

/**
 * Answers all requests at STUDIO_ADDRESS and below it, and passes on all others.
 * @param showApp makes the app's HTML, which holds the token
 */
export function createStudioHandle(
  api: StudioApi,
  tools: StudioTools,
  showApp: () => Promise<string>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '/' } = request
    const [path = '', query = ''] = url.split('?', 2)
    if (url.startsWith(API_ADDRESS)) return void api.answer(request, response).catch(next)
    if (path !== STUDIO_ADDRESS && !path.startsWith(`${STUDIO_ADDRESS}/`)) return next()
    const isExample = path === EXAMPLE_ADDRESS
    protectAnswer(response, isExample ? 'SAMEORIGIN' : 'DENY')
    const show = async () => {
      if (request.method !== 'GET') throw new Refusal(405, 'Studio is opened with GET.')
      assertShown(request)
      return isExample ? renderExample(new URLSearchParams(query), api.documents, tools) : showApp()
    }
    show().then(
      (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
      (error: unknown) => {
        if (!(error instanceof Refusal)) return next(error)
        response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`)
      },
    )
  }
}
