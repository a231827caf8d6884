import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates markup that the server rendered with <Hydrated>.
 * @param root the element with the markup, and with the component's props as data
 * @returns a promise that resolves when the component responds to events
 */
export function hydrate<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  const { props = '{}', prefix = '' } = root.dataset
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <Awake onAwake={resolve}>
        <Component {...(JSON.parse(props) as Props)} />
      </Awake>,
      { identifierPrefix: prefix },
    )
  })
}

/** Calls back when its children have been hydrated. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake])
  return children
}
