import type { Migration, MigrationStep } from '../../schemas/migrations/migration'
import { missingMigrations } from '../../schemas/migrations/migrations'
import { type Texts, replaceTexts } from '../pipeline/replace-texts'
import type { LoadedSite } from '../site/site'
import { languageOf } from '../validate/validator'
import type { Edit } from './edit'
import type { Patches } from './operations'
import { planChange } from './plan-change'
import { siteDocuments } from './site-documents'

/** The migrations that a site lacks, and what they change in its documents. */
export interface PlannedMigration {
  missing: Migration[]
  edits: Edit[]
}

/**
 * Plans what the migrations that a site lacks change in its documents. Its site.json records the last of them.
 * @throws ChangeError if a document that must change is not JSON
 */
export function planMigration(site: LoadedSite): PlannedMigration {
  const missing = missingMigrations(site.data)
  let texts: Texts = new Map()
  let current = site
  for (const migration of missing) {
    const changed = planChange(patchesOf(migration, current), current)
    texts = new Map([...texts, ...changed.map(({ file, after }) => [file, after] as const)])
    current = replaceTexts(site, texts)
  }
  const edits = [...texts].map(([file, after]) => ({ file, before: site.read(file), after }))
  return { missing, edits }
}

function patchesOf({ number, plan }: Migration, site: LoadedSite): Patches {
  const language = languageOf(site.data)
  const steps = siteDocuments(site).map(([name, { value }]): [string, MigrationStep[]] => [name, plan(value, language)])
  const record: MigrationStep = { op: 'add', path: '/migration', value: number }
  return Object.fromEntries([
    ...steps.filter(([, list]) => list.length > 0),
    ['site.json', [...plan(site.document?.value, language), record]],
  ])
}
