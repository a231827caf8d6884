import { eleventy } from './eleventy'
import { hugo } from './hugo'
import type { Peer } from './peer'

/** The tools that can be measured beside Plat. */
export const PEERS: Peer[] = [eleventy, hugo]
