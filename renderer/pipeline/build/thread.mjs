/** Starts thread.ts: Node's option with which our commands run lets the main thread read TypeScript, and no other. */
import { register } from 'tsx/esm/api'

register()
export const { open, prepare, render } = await import('./thread.ts')
