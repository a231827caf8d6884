import type { Fault } from './fault'
import { BEHAVIOUR } from './list/behaviour'
import { DOCUMENTS } from './list/documents'
import { HTML } from './list/html'
import { LOADING } from './list/loading'
import { LOOK } from './list/look'
import { PUBLISHING } from './list/publishing'

/** Every fault. */
export const FAULTS: Fault[] = [...BEHAVIOUR, ...LOADING, ...LOOK, ...HTML, ...PUBLISHING, ...DOCUMENTS]
