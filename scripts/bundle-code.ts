/** node scripts/run.mjs bundle-code: bundles the code that renders pages, where there is no bundle of it as it is now. */
import { openCode } from './code/open-code'

await openCode()
