/** The code of a thread that asks Vike what it adds to pages; in a thread, since Vike tells a server from what bundles. */
import { parentPort } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import { readInjectedTags } from './injected-tags'

/** Vike's own entry of the same bundle: with it the pages are known. */
await import(new URL('entry.mjs', import.meta.url).href)

// a site that has no page: what Vike answers is an empty document, and what it adds to every page
const { httpResponse } = await renderPage({ urlOriginal: '/', model: { pages: [] } })
const injected = readInjectedTags(httpResponse.body)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have an origin
parentPort?.postMessage(injected)
