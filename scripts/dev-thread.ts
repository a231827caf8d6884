/** The code of the thread that looks at the whole site for `npm run dev`. */
import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Threads } from '../renderer/pipeline/threads/threads'
import { serveLooks } from './dev/serve-looks'
import { SiteLooker } from './dev/site-looker'

if (!parentPort) throw new Error('dev-thread.ts is the code of a thread, and was started as a process.')
// one processor is left to the server
const processors = Math.max(1, availableParallelism() - 1)
const startThreads = () => new Threads(new URL('./page-thread.mjs', import.meta.url), processors)
serveLooks(parentPort, new SiteLooker(workerData as string, startThreads))
