import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { morphPage } from '../../frame/morph-page'
import { type FramedSection, collapseSpace, readSections } from '../../frame/page-texts'
import { type Pick, typeInPlace, watchPage } from '../../frame/watch-page'
import { FRAME_MARK } from '../../protocol/addresses'
import type { DocumentId, FieldPlace, SectionInfo } from '../../protocol/documents'
import type { Located } from '../../protocol/framed-page'
import controls from '../controls/Controls.module.css'
import { ask } from '../session/api'
import { unwrittenChanges } from '../session/state'
import { session, useStudio } from '../session/use-studio'
import styles from './Page.module.css'
import { SectionOverlay } from './SectionOverlay'
import { useFrameSize } from './use-frame-size'

interface Props {
  id: DocumentId
  sections: SectionInfo[]
  /** The selected one. */
  section: SectionInfo | undefined
  width: number | undefined
}

/** The development page of a document in a frame, with its changes morphed in. */
export const Canvas = memo(function Canvas({ id, sections, section, width }: Props) {
  const overview = useStudio('overview')
  const preview = useStudio('preview')
  const codeVersion = useStudio('codeVersion')
  const [content, setContent] = useState<Document>()
  const [shown, setShown] = useState<FramedSection[]>([])
  const [hovered, setHovered] = useState<FramedSection>()
  const [elsewhere, setElsewhere] = useState<FieldPlace>()
  const isTyping = useRef(false)
  const picks = useRef(0)
  const reloadedFor = useRef(preview)
  /** The HTML that the page shows; undefined if somebody has typed on it since. */
  const shownHtml = useRef<{ content: Document; html: string }>(undefined)
  const { ref, scale } = useFrameSize(width)
  const route = overview?.pages.find((page) => page.id === id)?.route
  const selected = shown.find(({ position }) => position === section?.position)
  const isMissing = content !== undefined && !content.querySelector('main')

  useEffect(() => {
    if (!content || isTyping.current || preview?.document !== id) return
    const { html } = preview
    if (content.querySelector('main')) {
      morphPage(content, html, shownHtml.current?.content === content ? shownHtml.current.html : undefined)
      shownHtml.current = { content, html }
    }
    // it had an error, and was no page until now
    else if (reloadedFor.current !== preview) content.location.reload()
    reloadedFor.current = preview
    setShown(readSections(content))
  }, [preview, content, id])
  useEffect(() => {
    if (codeVersion > 0) ref.current?.querySelector('iframe')?.contentWindow?.location.reload()
  }, [codeVersion, ref])

  /** Finds the field behind a click; undefined if there was another click meanwhile. */
  const locate = async ({ position, texts, index, picture }: Pick): Promise<Located | undefined> => {
    const turn = ++picks.current
    const changes = unwrittenChanges(session.getState())
    const what = picture === undefined ? { texts, index } : { picture }
    const located = await session.attempt(() => ask('locate', { document: id, changes, position, ...what }))
    return turn === picks.current ? located : undefined
  }
  const select = ({ field, section, dataPointer }: Located) => {
    const isHere = field?.document === id
    setElsewhere(field && !isHere && dataPointer === undefined ? field : undefined)
    if (section !== undefined) session.select(`/sections/${section}${dataPointer ?? ''}`, dataPointer !== undefined)
    else if (field && isHere) session.select(field.pointer, true)
  }
  const onPick = useEffectEvent(async (pick: Pick) => {
    const located = await locate(pick)
    if (located) select(located)
  })
  const onEdit = useEffectEvent(async (pick: Pick) => {
    const { node } = pick
    // it comes instead of the answer to the first click
    const located = await locate(pick)
    if (!located) return
    if (!located.field || !located.isPlain || !node?.isConnected) return select(located)
    if (located.section !== undefined) session.select(`/sections/${located.section}`)
    const { document, pointer } = located.field
    if (!session.getState().documents[document]) await session.refresh(document)
    const before = collapseSpace(node.nodeValue)
    const write = (value: string) =>
      session.edit(document, [{ op: 'replace', path: pointer, value }], 'Text on the page', document + pointer)
    isTyping.current = true
    shownHtml.current = undefined
    typeInPlace(node, {
      onChange: write,
      onEnd: (isKept) => {
        isTyping.current = false
        if (!isKept) write(before)
        session.showPreview()
      },
    })
  })
  useEffect(() => {
    if (!content) return
    return watchPage(content, {
      onPick: (pick) => void onPick(pick),
      onEdit: (pick) => void onEdit(pick),
      onHover: setHovered,
      onMove: () => setShown(readSections(content)),
      onUndo: (isRedo) => void session.stepThrough(isRedo ? 'redo' : 'undo'),
    })
  }, [content])

  /** Watches the page that the frame shows; if a link has led to another one, Studio opens that. */
  const takeContent = (content: Document | null) => {
    const followed = overview?.pages.find(({ route }) => route === content?.location.pathname)
    if (followed && followed.id !== id) void session.open(followed.id)
    else if (content?.body) setContent(content)
  }
  const scrollToSelected = useEffectEvent(() => {
    const element = selected?.elements[0]
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: Infinity }
    const { innerHeight = 0 } = content?.defaultView ?? {}
    if (bottom < 80 || top > innerHeight - 80) element?.scrollIntoView({ block: 'start' })
  })
  const selectedIndex = section?.index
  useEffect(() => {
    if (selectedIndex !== undefined) scrollToSelected()
  }, [selectedIndex])
  return (
    <main className={styles.canvas}>
      <a className={styles.skip} href="#sections">
        Skip the page
      </a>
      <div className={styles.room}>
        <div className={styles.frame} ref={ref}>
          <iframe
            {...{ [FRAME_MARK]: '' }}
            title={`The page ${route ?? ''}`}
            src={route}
            onLoad={({ currentTarget }) => takeContent(currentTarget.contentDocument)}
          />
          {shown.map((framed) => (
            <SectionOverlay
              key={framed.position}
              page={id}
              {...{ framed, scale, sections }}
              state={framed === selected ? 'selected' : framed.position === hovered?.position ? 'hovered' : 'resting'}
              isBelowSelected={framed.position - 1 === selected?.position}
            />
          ))}
          {isMissing && (
            <div className={styles.missing} role="status">
              <h2>This page can’t be shown yet</h2>
              <p>It appears here as soon as its mistakes are corrected. They are listed under Problems.</p>
            </div>
          )}
        </div>
      </div>
      {elsewhere && (
        <p className={styles.elsewhere} role="status">
          Several pages show this.{' '}
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
})
