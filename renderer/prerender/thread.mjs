/** A thread of Workers, in plain JavaScript, since it loads TypeScript. */
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { loadTypeScript } from './load-typescript.cjs'

const { openPageWorker } = await loadTypeScript(fileURLToPath(new URL('./page-worker.ts', import.meta.url)))
export const { open, prepare, render } = openPageWorker(Tinypool.workerData)
