/** A thread of Workers, in plain JavaScript: it registers tsx itself, which works only in the thread that loads it. */
import { createRequire } from 'node:module'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
// requiring the modules starts a thread twice as fast as importing them
const require = createRequire(import.meta.url)
const { createPageWorker } = require('./page-worker.ts')
const { loadSite } = require('../pipeline/load-site.ts')
const { folder, cityCount } = Tinypool.workerData
export const { open, prepare, render } = createPageWorker(loadSite(folder, cityCount))
