import { useSyncExternalStore } from 'react'
import type { OpenDocument, StudioState } from './state'
import { Session } from './session'

/** The one session of this window. */
export const session = new Session()

/** A part of what the app knows. The component renders again when that part changes. */
export const useStudio = <Name extends keyof StudioState>(name: Name): StudioState[Name] =>
  useSyncExternalStore(session.subscribe, () => session.getState()[name])

/** A document that has been read; undefined until then. */
export const useDocument = (id: string | undefined): OpenDocument | undefined =>
  useSyncExternalStore(session.subscribe, () => (id === undefined ? undefined : session.getState().documents[id]))
