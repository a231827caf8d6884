/** Starts dev-thread.ts: Node's option with which our commands run lets the main thread read TypeScript, and no other. */
import { register } from 'tsx/esm/api'

register()
await import('./dev-thread.ts')
