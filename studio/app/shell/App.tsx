import { useEffect, useEffectEvent, useState } from 'react'
import { STUDIO_ADDRESS } from '../../protocol/addresses'
import { CataloguePage } from '../catalogue/CataloguePage'
import { DialogHost } from '../dialogs/DialogHost'
import { PageScreen } from '../page/PageScreen'
import { documentsOf } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import { Bar } from './Bar'
import { DocumentScreen } from './DocumentScreen'
import { Messages } from './Messages'
import { PagesPanel } from './PagesPanel'
import styles from './Shell.module.css'

/** Studio: the site's documents on the left, the open one beside them. */
export function App() {
  const open = useStudio('open')
  const overview = useStudio('overview')
  const isCatalogue = location.pathname.startsWith(`${STUDIO_ADDRESS}/sections`)
  const [width, setWidth] = useState<number | undefined>(1440)
  useOpenFromAddress()
  useUndoKeys()
  if (!overview) return <p className={styles.starting}>Reading the site …</p>
  const document = documentsOf(overview).find(({ id }) => id === open)
  return (
    <div className={styles.app}>
      <Bar document={document} width={width} setWidth={setWidth} isCatalogue={isCatalogue} />
      <PagesPanel overview={overview} open={open} isCatalogue={isCatalogue} />
      {isCatalogue ? (
        <CataloguePage />
      ) : document?.kind === 'page' ? (
        <PageScreen key={document.id} id={document.id} width={width} />
      ) : document ? (
        <DocumentScreen key={document.id} id={document.id} />
      ) : (
        <main className={styles.canvas} />
      )}
      <Messages id={open} />
      <DialogHost />
      <p id="reordering" hidden>
        Arrow keys move it up and down.
      </p>
    </div>
  )
}

/** Opens the document that the address names, "?open=/plano", or the home page; and names the open one from then on. */
function useOpenFromAddress(): void {
  const overview = useStudio('overview')
  const open = useStudio('open')
  const name = useDocument(open)?.saved.name
  const isReady = overview !== undefined
  const openFirst = useEffectEvent(() => {
    if (!overview || open !== undefined) return
    const wanted = new URLSearchParams(location.search).get('open') ?? '/'
    const all = documentsOf(overview)
    const document = all.find(({ name }) => name === wanted) ?? all[0]
    if (document) void session.open(document.id)
  })
  useEffect(() => {
    if (isReady && open === undefined) openFirst()
  }, [isReady, open])
  useEffect(() => {
    if (name !== undefined) history.replaceState(null, '', `?open=${encodeURIComponent(name).replaceAll('%2F', '/')}`)
  }, [name])
}

/** Ctrl+Z and Ctrl+Shift+Z. What is typed in a dialog is undone by the browser. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isInDialog(event.target)) return
      event.preventDefault()
      void session.stepThrough(event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog]') !== null
