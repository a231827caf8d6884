/** The code of a thread that helps to inspect many pages; run.mjs bundles it beside each command. */
import { inspectBeside } from '../renderer/pipeline/threads/inspect-beside'

await inspectBeside()
