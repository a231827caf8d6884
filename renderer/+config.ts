// https://vike.dev/config
import type { Config } from 'vike/types'

/** One page serves every route: the pipeline decides which document a route shows, not Vike's file system routing. */
export default {
  route: '/*',
  clientRouting: false,
} satisfies Config
