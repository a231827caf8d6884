import { useEffect, useState } from 'react'
import type { Operation } from '../../../renderer/changes/operations'
import type { SectionInfo, StudioProblem } from '../../protocol/documents'
import controls from '../controls/Controls.module.css'
import { Callout } from '../controls/Callout'
import { Form } from '../form/Form'
import { type OpenDocument, problemsOf } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import { useUses } from '../session/use-uses'
import { isRecord } from '../../../renderer/documents/json-tree'
import { applyOperations, operationsUnder, pointerStep, setOperation, stepsOf, memberAt } from '../session/values'
import styles from './Page.module.css'
import { SectionActions } from './section-actions'

interface Props {
  page: OpenDocument
  section: SectionInfo
  /** The JSON Pointer of the selected value, within the section. */
  selected: string
}

/** The form of one section of a page. */
export function SectionForm({ page, section, selected }: Props) {
  const catalogue = useStudio('catalogue')
  const focusRequest = useStudio('focusRequest')
  const pointer = `/sections/${section.index}`
  const written = memberAt(page.value, pointer)
  const shared = useDocument(section.shared?.document)
  const [isEverywhere, setEverywhere] = useState(false)
  useEffect(() => {
    if (section.shared && !shared) void session.refresh(section.shared.document)
  }, [section.shared, shared])
  const schema = section.type === undefined ? undefined : catalogue?.schemas[`sections/${section.type}.schema.json`]
  if (!schema || !isRecord(written)) return null
  if (section.shared && !shared) return null
  const { use: _, ...overrides } = written
  const sharedValue = isRecord(shared?.value) ? shared.value : {}
  const value = !shared ? written : isEverywhere ? sharedValue : { ...sharedValue, ...overrides }
  const target = shared && isEverywhere ? shared : page
  const root = shared && isEverywhere ? '' : pointer
  const edit = (operations: Operation[], label: string, series?: string) => {
    const inDocument =
      shared && !isEverywhere
        ? overrideOperations(written, value, operations, pointer)
        : operationsUnder(root, operations)
    session.edit(target.saved.id, inDocument, label, series === undefined ? undefined : target.saved.id + root + series)
  }
  return (
    <>
      {section.shared && shared && (
        <SharedNotice
          {...{ section, isEverywhere, setEverywhere }}
          shared={section.shared}
          detach={() => new SectionActions(page.saved.id).detach(section.index, shared.value)}
          restore={(name) =>
            session.edit(page.saved.id, [{ op: 'remove', path: pointer + pointerStep(name) }], 'Take an override back')
          }
        />
      )}
      <Form
        label="Section"
        schema={schema}
        value={value}
        document={page.saved.id}
        problems={problemsWithin(problemsOf(target), root)}
        variables={page.saved.variables}
        edit={edit}
        fix={({ fix, document }) => {
          if (fix && document !== undefined) session.edit(document, fix.operations, fix.label)
        }}
        {...{ selected, focusRequest }}
      />
    </>
  )
}

/** The problems within a value of a document, with their pointers from there. */
export const problemsWithin = (problems: StudioProblem[], root: string): StudioProblem[] =>
  problems
    .filter(({ pointer }) => pointer === root || pointer.startsWith(`${root}/`))
    .map((problem) => ({ ...problem, pointer: problem.pointer.slice(root.length) }))

/** A page says a member of a shared section itself as a whole, even where only a part of it is another one. */
function overrideOperations(written: unknown, shown: unknown, operations: Operation[], pointer: string): Operation[] {
  const changed = applyOperations(shown, operations)
  const names = new Set(operations.map(({ path }) => stepsOf(path)[0] ?? ''))
  return [...names].map((name) =>
    setOperation(written, pointer + pointerStep(name), memberAt(changed, pointerStep(name))),
  )
}

interface NoticeProps {
  section: SectionInfo
  shared: NonNullable<SectionInfo['shared']>
  isEverywhere: boolean
  setEverywhere: (isEverywhere: boolean) => void
  detach: () => void
  restore: (name: string) => void
}

/** Which pages use a shared section, and whether it is changed on all of them. */
function SharedNotice({ shared, isEverywhere, setEverywhere, detach, restore }: NoticeProps) {
  const uses = useUses({ of: 'shared', document: shared.document })
  return (
    <Callout tone="note">
      <p>
        <b>Shared:</b> {uses ? `${uses.length} pages show this section.` : 'Other pages show this section, too.'}
      </p>
      <div className={styles.choice} role="radiogroup" aria-label="Where changes apply">
        {['On this page only', 'On all of them'].map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name="everywhere"
              checked={isEverywhere === (index === 1)}
              onChange={() => setEverywhere(index === 1)}
            />{' '}
            {label}
          </label>
        ))}
      </div>
      {shared.overrides.length > 0 && (
        <div className={styles.choice}>
          This page has its own
          {shared.overrides.map((name) => (
            <button key={name} type="button" className={controls.link} onClick={() => restore(name)}>
              {name} (take back)
            </button>
          ))}
        </div>
      )}
      <div className={styles.choice}>
        <button type="button" className={controls.link} onClick={() => void session.open(shared.document)}>
          Open the shared section
        </button>
        <button type="button" className={controls.link} onClick={detach}>
          Detach from it
        </button>
      </div>
    </Callout>
  )
}
