import { ChevronDown, ChevronUp, Copy, Plus, Trash2 } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import type { FramedSection } from '../../frame/page-texts'
import type { DocumentId, SectionInfo } from '../../protocol/documents'
import { IconButton } from '../controls/IconButton'
import { openDialog } from '../controls/open-dialog'
import { nameInWords } from '../form/form-fields'
import styles from './Page.module.css'
import { SectionActions, sectionName } from './section-actions'

interface Props {
  framed: FramedSection
  /** Of the frame. */
  scale: number
  page: DocumentId
  sections: SectionInfo[]
  state: 'selected' | 'hovered' | 'resting'
  /** Whether the section above it has the plus between them. */
  isBelowSelected: boolean
}

/**
 * What lies over a section in the frame: a plus to add one above it, and an outline with its name while it is hovered. The
 * selected one has buttons to move, copy and remove it, and to add another one on both sides.
 */
export function SectionOverlay({ framed, scale, page, sections, state, isBelowSelected }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // the page scrolls and grows without React
  useLayoutEffect(() => {
    const { style } = ref.current ?? {}
    if (!style) return
    const rects = framed.elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0)
    const top = Math.min(...rects.map(({ top }) => top))
    const bottom = Math.max(...rects.map(({ bottom }) => bottom))
    style.display = rects.length > 0 ? '' : 'none'
    style.top = `${top * scale}px`
    style.height = `${(bottom - top) * scale}px`
  })
  const section = sections.find(({ position }) => position === framed.position)
  if (!section) return null
  const { index } = section
  const name = nameInWords(sectionName(section))
  return (
    <div ref={ref} className={styles.outline} data-state={state}>
      {state !== 'resting' && <div className={styles.outlineName}>{name}</div>}
      {state !== 'selected' && !isBelowSelected && (
        <button
          type="button"
          className={styles.plus}
          data-side="before"
          aria-label={`Insert above ${name}`}
          onClick={() => openDialog({ name: 'add-section', document: page, index })}
        >
          <Plus aria-hidden />
        </button>
      )}
      {state === 'selected' && <SelectedTools {...{ page, index }} count={sections.length} />}
    </div>
  )
}

/** What can be done with the selected section. It renders again only when that changes, and not with every letter. */
const SelectedTools = memo(function SelectedTools(props: { page: DocumentId; index: number; count: number }) {
  const { page, index, count } = props
  const actions = new SectionActions(page)
  return (
    <>
      <div className={styles.outlineTools} role="group" aria-label="The selected section">
        <IconButton
          icon={ChevronUp}
          label="Move up"
          isDisabled={index === 0}
          onPress={() => actions.move(index, index - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label="Move down"
          isDisabled={index === count - 1}
          onPress={() => actions.move(index, index + 1)}
        />
        <IconButton icon={Copy} label="Duplicate" onPress={() => actions.duplicate(index)} />
        <IconButton icon={Trash2} label="Remove" onPress={() => actions.remove(index)} />
      </div>
      {['before', 'after'].map((side, step) => (
        <button
          key={side}
          type="button"
          className={styles.plus}
          data-side={side}
          aria-label={`Add a section ${side} this one`}
          onClick={() => openDialog({ name: 'add-section', document: page, index: index + step })}
        >
          <Plus aria-hidden />
        </button>
      ))}
    </>
  )
})
