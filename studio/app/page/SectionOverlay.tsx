import { ChevronDown, ChevronUp, Copy, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { FramedSection } from '../../frame/page-texts'
import { IconButton } from '../controls/IconButton'
import { openDialog } from '../controls/open-dialog'
import { nameInWords } from '../form/form-fields'
import type { OpenDocument } from '../session/state'
import styles from './Page.module.css'
import { SectionActions, sectionName } from './section-actions'

interface Props {
  framed: FramedSection
  /** Of the frame. */
  scale: number
  page: OpenDocument
  isHovered?: boolean
}

/** The outline of a section over the frame. The selected one has its name, and buttons to move, copy, remove and add. */
export function SectionOverlay({ framed, scale, page, isHovered = false }: Props) {
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
  const section = page.sections.find(({ position }) => position === framed.position)
  if (!section) return null
  const { index } = section
  const actions = new SectionActions(page.saved.id)
  const add = (index: number) => openDialog({ name: 'add-section', document: page.saved.id, index })
  return (
    <div ref={ref} className={styles.outline} data-hovered={isHovered || undefined}>
      <div className={styles.outlineName}>{nameInWords(sectionName(section))}</div>
      {!isHovered && (
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
              isDisabled={index === page.sections.length - 1}
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
              onClick={() => add(index + step)}
            >
              <Plus aria-hidden />
            </button>
          ))}
        </>
      )}
    </div>
  )
}
