// https://vike.dev/config
import type { Config } from 'vike/types'

/** One page serves every route: which document a route shows is the pipeline's affair, not the file system's. */
export default {
  route: '/*',
  clientRouting: false,
} satisfies Config
