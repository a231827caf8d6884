// https://vike.dev/config
import type { Config } from 'vike/types'

/** One page serves every route: which document a route shows is the pipeline's affair, not the file system's. */
export default {
  clientRouting: false,
  // styles stand within the pages; their files would only lie about
  includeAssetsImportedByServer: false,
  // npm run build calls the prerenderer itself, to show how far it is
  prerender: { noExtraDir: true, disableAutoRun: true },
} satisfies Config
