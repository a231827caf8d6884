import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Place, type SectionInfo, FRAME_MARK } from '../../protocol'
import { morphPage } from '../../frame/morph-page'
import { type FramedSection, collapse, readSections } from '../../frame/page-texts'
import { type Pick, typeInPlace, watchPage } from '../../frame/watch-page'
import controls from '../controls/Controls.module.css'
import { ask } from '../session/api'
import { type OpenDocument, unwrittenChanges } from '../session/state'
import { session, useStudio } from '../session/use-studio'
import styles from './Page.module.css'
import { SectionOverlay } from './SectionOverlay'

interface Props {
  page: OpenDocument
  section: SectionInfo | undefined
  width: number | undefined
}

/** The development page of a document in a frame, with its changes morphed in. */
export function Canvas({ page, section, width }: Props) {
  const { overview, preview, codeVersion } = useStudio()
  const { id } = page.saved
  const frame = useRef<HTMLIFrameElement>(null)
  const isTyping = useRef(false)
  const picks = useRef(0)
  const [loads, setLoads] = useState(0)
  const [hovered, setHovered] = useState<FramedSection>()
  const [elsewhere, setElsewhere] = useState<Place>()
  // places on the page are measured again after each of these
  const [, setMeasures] = useState(0)
  const measure = () => setMeasures((measures) => measures + 1)
  const scale = useFrameSize(frame, width, measure)
  const route = overview?.pages.find((page) => page.id === id)?.route
  const content = frame.current?.contentDocument
  const html = preview?.document === id ? preview.html : undefined

  const showPreview = () => {
    const { preview } = session.getState()
    const content = frame.current?.contentDocument
    if (!content?.body || isTyping.current || preview?.document !== id) return
    morphPage(content, preview.html)
    measure()
  }
  useEffect(showPreview, [html, loads])
  useEffect(() => {
    if (codeVersion > 0) frame.current?.contentWindow?.location.reload()
  }, [codeVersion])

  const locate = async ({ position, texts, index, picture }: Pick) => {
    const turn = ++picks.current
    const located = await session.attempt(() =>
      ask('locate', {
        document: id,
        changes: unwrittenChanges(session.getState()),
        position,
        ...(picture === undefined ? { texts, index } : { picture }),
      }),
    )
    return turn === picks.current ? located : undefined
  }
  const onPick = async (pick: Pick) => {
    const located = await locate(pick)
    if (!located) return
    const { field, section, dataPointer = '' } = located
    setElsewhere(field && section === undefined ? field : undefined)
    if (field && section === undefined && field.document === id) session.select(field.pointer, true)
    else if (section !== undefined)
      session.select(`/sections/${section}${field ? dataPointer : ''}`, field !== undefined)
  }
  const onEdit = async (pick: Pick) => {
    const { node } = pick
    const located = await locate(pick)
    if (!located?.field || !located.isPlain || !node) return
    const { document, pointer } = located.field
    if (!session.getState().documents[document]) await session.refresh(document)
    const before = collapse(node.nodeValue)
    const write = (value: string) =>
      session.edit(document, [{ op: 'replace', path: pointer, value }], 'Text on the page', document + pointer)
    isTyping.current = true
    typeInPlace(node, {
      onChange: write,
      onEnd: (isKept) => {
        isTyping.current = false
        if (!isKept) write(before)
        showPreview()
      },
    })
  }
  useEffect(() => {
    const content = frame.current?.contentDocument
    if (!content?.body || content.URL === 'about:blank') return
    const followed = overview?.pages.find(({ route }) => route === content.location.pathname)
    if (followed && followed.id !== id) {
      void session.open(followed.id)
      return
    }
    return watchPage(content, {
      onPick: (pick) => void onPick(pick),
      onEdit: (pick) => void onEdit(pick),
      onHover: setHovered,
      onMove: measure,
      onKey: (event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping.current)
          void session.stepThrough(event.shiftKey ? 'redo' : 'undo')
      },
    })
  }, [loads])

  const shown = content?.body ? readSections(content) : []
  const selected = shown.find(({ position }) => position === section?.position)
  useEffect(() => {
    const element = selected?.elements[0]
    if (!element) return
    const { top, bottom } = element.getBoundingClientRect()
    const { innerHeight = 0 } = frame.current?.contentWindow ?? {}
    if (bottom < 80 || top > innerHeight - 80) element.scrollIntoView({ block: 'start' })
  }, [section?.index])
  return (
    <main className={styles.canvas}>
      <div className={styles.frame}>
        <iframe
          ref={frame}
          {...{ [FRAME_MARK]: '' }}
          title={`The page ${route ?? ''}`}
          src={route}
          onLoad={() => setLoads((loads) => loads + 1)}
        />
        {hovered && hovered.position !== section?.position && (
          <SectionOverlay framed={hovered} scale={scale} page={page} isHovered />
        )}
        {selected && <SectionOverlay framed={selected} scale={scale} page={page} />}
      </div>
      {elsewhere && (
        <p className={styles.elsewhere} role="status">
          This is on every page.{' '}
          <button
            type="button"
            className={controls.link}
            onClick={() => void session.open(elsewhere.document, elsewhere.pointer)}
          >
            Change it where it is written
          </button>
        </p>
      )}
    </main>
  )
}

/** Gives the frame its width, and makes it smaller where there is less room. @returns its scale */
function useFrameSize(
  frame: RefObject<HTMLIFrameElement | null>,
  width: number | undefined,
  measure: () => void,
): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const room = frame.current?.parentElement
    if (!room) return
    const fit = () => {
      const { clientWidth, clientHeight } = room.parentElement ?? room
      const [available, height] = [clientWidth - 32, clientHeight - 32]
      const scale = width === undefined ? 1 : Math.min(1, available / width)
      const { style } = frame.current ?? {}
      if (!style) return
      room.style.width = `${(width ?? available) * scale}px`
      style.width = `${width ?? available}px`
      style.height = `${height / scale}px`
      style.transform = `scale(${scale})`
      setScale(scale)
      measure()
    }
    fit()
    const sizes = new ResizeObserver(fit)
    if (room.parentElement) sizes.observe(room.parentElement)
    return () => sizes.disconnect()
  }, [width])
  return scale
}
