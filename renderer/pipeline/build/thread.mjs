/** Starts thread.ts: Node's option with which our commands run lets the main thread read TypeScript, and no other. */
import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

const unregister = register()
// a thread that requires its modules, and does not import them, begins to work in half the time
export const { open, prepare, render } = createRequire(import.meta.url)('./thread.ts')
// what is imported from now on is the bundled code, which would be read and rewritten at length
unregister()
