import type { SiteSources } from '../../../renderer/pipeline/documents/document'
import type { Problem } from '../../../renderer/pipeline/problem'

/** Tells problems of documents to whoever looks after the site. */
export type Tell = (problems: Problem[], sources: SiteSources) => void
