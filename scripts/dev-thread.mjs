/**
 * The thread in which npm run dev checks the whole site. It is plain JavaScript, since Node's option with which our
 * commands run lets the main thread read TypeScript, and no other.
 */
import { createRequire } from 'node:module'
import { Tinypool } from 'tinypool'
import { register } from 'tsx/cjs/api'

register()
const require = createRequire(import.meta.url)
const { createCheck } = require('../renderer/dev/site-checker.ts')
const { updateEditorSchemas } = require('./types/editor-schemas.ts')

export const check = createCheck(Tinypool.workerData, updateEditorSchemas)
