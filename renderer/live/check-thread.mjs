/** A thread of SiteChecker. It is plain JavaScript that registers tsx itself: `--import tsx` serves the main thread only. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
const { module, folder } = Tinypool.workerData
export const check = createRequire(import.meta.url)(fileURLToPath(module)).createCheck(folder)
