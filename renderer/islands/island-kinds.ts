import type { ComponentType } from 'react'

/** A plain island: code for one element. */
export interface PlainIsland {
  mount: (element: HTMLElement) => void | Promise<void>
}

/** A React island: the component that <Hydrated> rendered, which gets the same props. */
export interface ReactIsland {
  Component: ComponentType<never>
}
