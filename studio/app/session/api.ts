import { API_ADDRESS, TOKEN_HEADER, TOKEN_META, UPLOAD_NAME_HEADER, UPLOAD_TYPE } from '../../protocol/addresses'
import type { UploadAnswer } from '../../protocol/changes'
import type { FailedAnswer, RequestName, Requests, StudioEvent } from '../../protocol/requests'

type JsonRequest = Exclude<RequestName, 'upload' | 'events'>

/**
 * Asks the server.
 * @throws with words for people if it refuses, or can't be reached
 */
export async function ask<Name extends JsonRequest>(
  name: Name,
  body: Requests[Name]['request'],
): Promise<Requests[Name]['answer']> {
  const response = await post(name, JSON.stringify(body), { 'Content-Type': 'application/json' })
  return (await response.json()) as Requests[Name]['answer']
}

/** Uploads a picture. */
export async function upload(file: File): Promise<UploadAnswer> {
  const headers = { 'Content-Type': UPLOAD_TYPE, [UPLOAD_NAME_HEADER]: encodeURIComponent(file.name) }
  const response = await post('upload', file, headers)
  return (await response.json()) as UploadAnswer
}

/** In ms, before the app tries to reach the server again. */
const RECONNECT = 1000

/** Follows the server's events for as long as the window is open. `onLost` is called whenever the connection ends. */
export async function followEvents(onEvent: (event: StudioEvent) => void, onLost: () => void): Promise<void> {
  for (;;) {
    try {
      await readEvents(onEvent)
    } catch {
      // the server is starting again: the next attempt tells
    }
    onLost()
    await new Promise((resolve) => setTimeout(resolve, RECONNECT))
  }
}

async function readEvents(onEvent: (event: StudioEvent) => void): Promise<void> {
  const { body } = await post('events', '{}', { 'Content-Type': 'application/json' })
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + chunk.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) onEvent(JSON.parse(line) as StudioEvent)
  }
}

async function post(name: RequestName, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? ''
  const response = await fetch(API_ADDRESS + name, {
    method: 'POST',
    body,
    headers: { ...headers, [TOKEN_HEADER]: token },
  })
  if (response.ok) return response
  const { error } = (await response.json().catch(() => ({ error: response.statusText }))) as FailedAnswer
  throw new Error(error)
}
