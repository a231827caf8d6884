import type { DocumentId } from '../../protocol/documents'
import { Form } from '../form/Form'
import { nameInWords } from '../form/form-fields'
import { problemsOf } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import { useUses } from '../session/use-uses'
import { ListTable } from './ListTable'
import { countOf } from './Messages'
import styles from './Shell.module.css'

/** A document that is no page: the business, a shared section or a list. */
export function DocumentScreen({ id }: { id: DocumentId }) {
  const document = useDocument(id)
  const catalogue = useStudio('catalogue')
  const selected = useStudio('selected')
  const focusRequest = useStudio('focusRequest')
  const schema = document && catalogue?.schemas[document.saved.schema]
  if (!schema) return <main className={styles.document} />
  const { saved, value } = document
  const isList = saved.kind === 'list'
  return (
    <main className={styles.document}>
      <div className={styles.sheet} data-wide={isList || undefined}>
        <h2>{saved.kind === 'site' ? 'Business' : nameInWords(saved.name.split('/').at(-1) ?? '')}</h2>
        {saved.kind === 'site' ? (
          <p>{schema.description}</p>
        ) : (
          <Uses document={saved.id} kind={isList ? 'list' : 'shared'} />
        )}
        {isList ? (
          <ListTable document={document} schema={schema} />
        ) : (
          <Form
            label={saved.name}
            schema={schema}
            value={value}
            document={saved.id}
            problems={problemsOf(document)}
            variables={saved.variables}
            notes={saved.notes}
            edit={(operations, label, series) =>
              session.edit(saved.id, operations, label, series === undefined ? undefined : saved.id + series)
            }
            fix={({ fix }) => fix && session.edit(saved.id, fix.operations, fix.label)}
            {...{ selected, focusRequest }}
          />
        )}
      </div>
    </main>
  )
}

/** As many as anybody reads. */
const MAX_ROUTES = 8

function Uses({ document, kind }: { document: string; kind: 'shared' | 'list' }) {
  const uses = useUses({ of: kind, document })
  if (!uses) return <p>Looking for the pages that show it …</p>
  const routes = uses.flatMap(({ page }) => (page ? [page.route] : []))
  const others = routes.length - MAX_ROUTES
  const shown = routes.slice(0, MAX_ROUTES).join(', ') + (others > 0 ? ` and ${countOf(others, 'more page')}` : '')
  return <p>{routes.length > 0 ? `Shown on ${shown}.` : 'No page shows it.'}</p>
}
