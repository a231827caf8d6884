import { useSyncExternalStore } from 'react'
import type { OpenDocument, StudioState } from './state'
import { Session } from './session'

/** The one session of this window. */
export const session = new Session()

/** The state of the app. The component renders again when it changes. */
export const useStudio = (): StudioState => useSyncExternalStore(session.subscribe, session.getState)

/** A document that has been read; undefined until then. */
export function useDocument(id: string | undefined): OpenDocument | undefined {
  const { documents } = useStudio()
  return id === undefined ? undefined : documents[id]
}
