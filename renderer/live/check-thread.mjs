/** A thread of SiteChecker, in plain JavaScript: it must register tsx itself, since tsx only affects the thread that loads it. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
const { module, folder } = Tinypool.workerData
export const check = createRequire(import.meta.url)(fileURLToPath(module)).createCheck(folder)
