import {
  Check,
  CloudOff,
  LayoutPanelTop,
  LoaderCircle,
  Monitor,
  Redo2,
  Smartphone,
  Tablet,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { DocumentInfo } from '../../protocol/documents'
import { openDialog } from '../controls/open-dialog'
import controls from '../controls/Controls.module.css'
import { IconButton } from '../controls/IconButton'
import { unwritten } from '../session/state'
import { session, useStudio } from '../session/use-studio'
import styles from './Shell.module.css'

interface Props {
  document: DocumentInfo | undefined
  /** Of the framed page, in px; undefined is as wide as there is room. */
  width: number | undefined
  setWidth: (width: number | undefined) => void
  isCatalogue: boolean
}

const WIDTHS = [
  { width: 390, icon: Smartphone, name: '390' },
  { width: 768, icon: Tablet, name: '768' },
  { width: 1440, icon: Monitor, name: '1440' },
  { width: undefined, icon: LayoutPanelTop, name: 'Free' },
]

/** The bar at the top. */
export function Bar({ document, width, setWidth, isCatalogue }: Props) {
  const overview = useStudio('overview')
  const { undo, redo } = useStudio('history')
  if (!overview) return null
  const page = overview.pages.find(({ id }) => id === document?.id)
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>{overview.name}</h1>
      <div className={styles.tools} role="group" aria-label="History">
        <IconButton
          icon={Undo2}
          label={undo ? `Undo: ${undo}` : 'Undo'}
          isDisabled={!undo}
          onPress={() => void session.stepThrough('undo')}
        />
        <IconButton
          icon={Redo2}
          label={redo ? `Redo: ${redo}` : 'Redo'}
          isDisabled={!redo}
          onPress={() => void session.stepThrough('redo')}
        />
      </div>
      {!isCatalogue && document && (
        <div className={styles.address}>
          <b>{page?.route ?? document.name}</b>
          <span>{page?.title}</span>
        </div>
      )}
      {page && !isCatalogue && (
        <div className={styles.tools} role="group" aria-label="Width of the page">
          {WIDTHS.map(({ width: other, icon: Icon, name }) => (
            <button
              key={name}
              type="button"
              className={controls.tool}
              aria-pressed={width === other}
              onClick={() => setWidth(other)}
            >
              <Icon aria-hidden /> {name}
            </button>
          ))}
        </div>
      )}
      <span className={styles.space} />
      <SavingState />
      {overview.isVersioned && (
        <button type="button" className={controls.primary} onClick={() => openDialog({ name: 'review' })}>
          Review changes
        </button>
      )}
    </header>
  )
}

/** Whether everything is written. */
function SavingState() {
  const isConnected = useStudio('isConnected')
  const documents = useStudio('documents')
  const all = Object.values(documents)
  const state = !isConnected
    ? ({ tone: 'bad', icon: CloudOff, words: 'No connection' } as const)
    : all.some(({ conflicts }) => conflicts)
      ? ({ tone: 'bad', icon: TriangleAlert, words: 'Changed elsewhere, too' } as const)
      : all.some(({ refusal }) => refusal)
        ? ({ tone: 'bad', icon: TriangleAlert, words: 'Not saved' } as const)
        : all.some((document) => unwritten(document).length > 0)
          ? ({ tone: 'quiet', icon: LoaderCircle, words: 'Saving …' } as const)
          : ({ tone: 'good', icon: Check, words: 'Saved' } as const)
  return (
    <span className={styles.saved} data-tone={state.tone} role="status">
      <state.icon aria-hidden /> {state.words}
    </span>
  )
}
