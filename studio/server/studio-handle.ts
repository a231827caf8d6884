import type { Connect } from 'vite'
import { API_ADDRESS, EXAMPLE_ADDRESS, STUDIO_ADDRESS } from '../protocol/addresses'
import type { AppFile } from './app-code'
import { renderExample } from './example-page'
import { assertShown, protectAnswer } from './guard'
import { Refusal } from './refusal'
import type { StudioApi } from './studio-api'
import type { StudioTools } from './tools'

export const HTML = 'text/html; charset=utf-8'

/**
 * Answers all requests at STUDIO_ADDRESS and below it, and passes on all others.
 * @param showApp finds a file of the app's code, or makes its HTML, which holds the token
 */
export function createStudioHandle(
  api: StudioApi,
  tools: StudioTools,
  showApp: (path: string) => Promise<AppFile>,
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
      if (!isExample) return showApp(path)
      return { type: HTML, content: await renderExample(new URLSearchParams(query), api.documents, tools) }
    }
    show().then(
      ({ type, content }) => response.setHeader('Content-Type', type).end(content),
      (error: unknown) => {
        if (!(error instanceof Refusal)) return next(error)
        response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`)
      },
    )
  }
}
