/** A thread of SiteChecker, in plain JavaScript, since it loads TypeScript. */
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { loadTypeScript } from '../prerender/load-typescript.cjs'

const { module, folder, occasion } = Tinypool.workerData
const { createCheck } = await loadTypeScript(fileURLToPath(module))
export const check = createCheck(folder, occasion)
