/** A thread of Workers, in plain JavaScript: it registers tsx itself, which works only in the thread that loads it. */
import { createRequire } from 'node:module'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
// requiring the modules starts a thread twice as fast as importing them
const require = createRequire(import.meta.url)
const { createPageWorker } = require('./page-worker.ts')
const { loadSite } = require('../pipeline/load-site.ts')
const { replaceTexts } = require('../pipeline/replace-texts.ts')
const { folder, cityCount, texts } = Tinypool.workerData
const site = loadSite(folder, cityCount)
export const { open, prepare, render } = createPageWorker(texts ? replaceTexts(site, texts, cityCount) : site)
