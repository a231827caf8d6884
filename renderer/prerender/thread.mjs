/** A thread of Workers, in plain JavaScript: it must register tsx itself, since tsx only affects the thread that loads it. */
import { createRequire } from 'node:module'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
// a thread starts twice as fast if it requires the modules instead of importing them
const require = createRequire(import.meta.url)
const { createPageWorker } = require('./page-worker.ts')
const { loadSite } = require('../pipeline/load-site.ts')
const { replaceTexts } = require('../pipeline/replace-texts.ts')
const { folder, cityCount, texts } = Tinypool.workerData
const site = loadSite(folder, cityCount)
export const { open, prepare, render } = createPageWorker(texts ? replaceTexts(site, texts, cityCount) : site)
