/** Starts thread.ts: Node's option with which our commands run lets the main thread read TypeScript, and no other. */
import { register } from 'tsx/esm/api'

const unregister = register()
export const { open, prepare, render } = await import('./thread.ts')
// what is imported from now on is the bundled code, which would be read and rewritten at length
await unregister()
