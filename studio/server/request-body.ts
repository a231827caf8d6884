import type { IncomingMessage } from 'node:http'
import { isRecord } from '../../renderer/documents/json-tree'
import { Refusal } from './refusal'

/** The body of a request as JSON, which may hold anything. */
export type Body = Record<string, unknown>

/** In bytes: far more than a document has. */
const MAX_JSON = 4_000_000

/** @throws Refusal unless the body is a JSON object of a sensible size */
export async function readJson(request: IncomingMessage): Promise<Body> {
  const bytes = await readBytes(request, MAX_JSON)
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    if (isRecord(body)) return body
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal(400, 'The body must be a JSON object.')
}

/** @throws Refusal as soon as there are more bytes than allowed */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new Refusal(413, `That is more than ${Math.floor(most / 1e6)} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @throws Refusal unless the body has such a text */
export function textIn(body: Body, name: string): string {
  const value = body[name]
  if (typeof value !== 'string') throw new Refusal(400, `"${name}" must be a text.`)
  return value
}

export const maybeTextIn = (body: Body, name: string): string | undefined =>
  body[name] === undefined ? undefined : textIn(body, name)

/** The texts of a list; undefined if there is none. */
export function maybeTextsIn(body: Body, name: string): string[] | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (!Array.isArray(value) || !value.every((entry): entry is string => typeof entry === 'string'))
    throw new Refusal(400, `"${name}" must be a list of texts.`)
  return value
}

/** The objects of a list; none if there is no list. */
export function recordsIn(body: Body, name: string): Body[] {
  const value = body[name] ?? []
  if (!Array.isArray(value) || !value.every(isRecord)) throw new Refusal(400, `"${name}" must be a list of objects.`)
  return value
}

/** One of some words. */
export function choiceIn<T extends string>(body: Body, name: string, choices: readonly T[]): T {
  const choice = choices.find((choice) => choice === body[name])
  if (choice === undefined) throw new Refusal(400, `"${name}" must be one of: ${choices.join(', ')}.`)
  return choice
}
