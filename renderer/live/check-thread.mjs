/** A thread of SiteChecker. It is plain JavaScript that registers tsx itself, which serves only the thread that loads it. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
const { module, folder } = Tinypool.workerData
export const check = createRequire(import.meta.url)(fileURLToPath(module)).createCheck(folder)
