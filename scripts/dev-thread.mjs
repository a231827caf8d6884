/**
 * The thread in which npm run dev checks the whole site. It is plain JavaScript, since Node's option with which our
 * commands run lets the main thread read TypeScript, and no other.
 */
import { Tinypool } from 'tinypool'
import { register } from 'tsx/esm/api'

register()
const { createCheck } = await import('../renderer/dev/site-checker.ts')
const { updateEditorSchemas } = await import('./editor-schema/update-editor-schemas.ts')

export const check = createCheck(Tinypool.workerData, updateEditorSchemas)
