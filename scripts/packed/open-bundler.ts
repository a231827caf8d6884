import { runPacked } from '../packed-script.mjs'
import { findScript } from './find-script'

/** Opens what bundles the code. */
export const openBundler = async () => runPacked<typeof import('../code/bundle-code')>(await findScript('bundler'))
