import { useEffect, useRef } from 'react'
import { EXAMPLE_ADDRESS } from '../../protocol/addresses'
import { type ExampleQuery, exampleQuery } from '../../protocol/catalogue'
import { useStudio } from '../session/use-studio'
import controls from './Controls.module.css'

interface Props {
  query: ExampleQuery
  /** In px, of the page that it shows. */
  width: number
  title: string
  /** Whether it is only looked at, beside words that say the same. */
  isPicture?: boolean
  onLoad?: (page: Document) => void
}

/** A section type's example, as pages show it, as large as there is room for. */
export function ExampleFrame({ query, width, title, isPicture = false, onLoad }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const codeVersion = useStudio('codeVersion')
  useEffect(() => {
    const room = frame.current?.parentElement
    if (!room) return
    const sizes = new ResizeObserver(() => {
      const { style, contentDocument } = frame.current ?? {}
      const scale = Math.min(1, room.clientWidth / width)
      if (!style) return
      style.width = `${width}px`
      style.transform = `scale(${scale})`
      const height = isPicture ? room.clientHeight / scale : (contentDocument?.body?.scrollHeight ?? 0)
      style.height = `${height}px`
      if (!isPicture) room.style.height = `${height * scale}px`
    })
    sizes.observe(room)
    const { contentWindow } = frame.current ?? {}
    const observePage = () => {
      const body = frame.current?.contentDocument?.body
      if (body) sizes.observe(body)
    }
    frame.current?.addEventListener('load', observePage)
    if (codeVersion > 0) contentWindow?.location.reload()
    return () => sizes.disconnect()
  }, [width, codeVersion, isPicture])
  return (
    <span className={isPicture ? controls.picture : controls.example}>
      <iframe
        ref={frame}
        title={title}
        loading="lazy"
        src={EXAMPLE_ADDRESS + exampleQuery(query)}
        {...(isPicture && { inert: true, 'aria-hidden': true, tabIndex: -1 })}
        onLoad={() => frame.current?.contentDocument && onLoad?.(frame.current.contentDocument)}
      />
    </span>
  )
}
