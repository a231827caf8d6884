import { reviewMonths } from './001-review-months'
import type { Migration } from './migration'

/** All migrations, in the order of their numbers. */
export const MIGRATIONS: Migration[] = [reviewMonths]

/**
 * The migrations that a site's documents have not had.
 * @param migration of its site.json: the number of the last one that they have had
 */
export function missingMigrations({ migration }: { migration?: unknown }): Migration[] {
  return MIGRATIONS.filter(({ number }) => typeof migration !== 'number' || number > migration)
}
