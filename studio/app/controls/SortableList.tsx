import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import controls from './Controls.module.css'

interface Props {
  label: string
  /** The name of each entry. */
  names: string[]
  className?: string | undefined
  move: (from: number, to: number) => void
  render: (index: number, handle: ReactNode) => ReactNode
}

/**
 * A list whose entries are dragged by their handles, or moved by the arrow keys on them. React Aria's lists can't be used here:
 * their arrow keys would leave the texts that are edited in the entries.
 */
export function SortableList({ label, names, className, move, render }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const [said, setSaid] = useState('')

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= names.length || to === from) return
    move(from, to)
    setSaid(`${names[from]} is now ${to + 1} of ${names.length}.`)
    // the entry is at its new place after the next rendering
    requestAnimationFrame(() => {
      const handles = list.current?.querySelectorAll<HTMLElement>(':scope > li > * > [data-handle]')
      handles?.[to]?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(index, index + step)
  }
  const handle = (index: number) => (
    <button
      type="button"
      data-handle
      draggable
      className={controls.handle}
      aria-label={`Move ${names[index]}`}
      aria-describedby="reordering"
      onKeyDown={(event) => onKeyDown(event, index)}
      onDragStart={(event) => {
        setDragged(index)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', names[index] ?? '')
      }}
      onDragEnd={() => {
        setDragged(undefined)
        setTarget(undefined)
      }}
    >
      <GripVertical aria-hidden />
    </button>
  )
  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {names.map((_, index) => (
          <li
            // an entry has no name of its own
            key={index}
            className={controls.sortable}
            data-target={target === index ? (index > (dragged ?? 0) ? 'after' : 'before') : undefined}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setTarget(index)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) moveTo(dragged, index)
            }}
          >
            {render(index, handle(index))}
          </li>
        ))}
      </ul>
      <div role="status" className="hidden">
        {said}
      </div>
    </>
  )
}
