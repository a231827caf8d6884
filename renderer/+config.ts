// https://vike.dev/config
import type { Config } from 'vike/types'

/** One page serves every route: the pipeline, not the file system, decides which document a route shows. */
export default {
  route: '/*',
  clientRouting: false,
} satisfies Config
