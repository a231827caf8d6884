import { runPacked } from '../../packed-script.mjs'
import { packedBundler } from './packed-bundler'

/**
 * Opens what bundles the code. Vite, Vike and Rolldown are some six hundred modules: to find, read and compile them
 * takes longer than the bundling. So they are packed into one script.
 */
export const openBundler = async () => runPacked<typeof import('../bundle-code')>(await packedBundler())
