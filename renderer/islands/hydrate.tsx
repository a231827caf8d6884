import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { tolerateForeignChanges } from './foreign-changes'

/**
 * Hydrates markup that the server rendered with <Hydrated>.
 * @param root the element with the markup, and with the component's props as data
 * @returns a promise that resolves when the component responds to events
 */
export function hydrate<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  const { props = '{}', prefix = '' } = root.dataset
  const options = { identifierPrefix: prefix }
  return new Promise((resolve) => {
    const island = (
      <Awake onAwake={resolve}>
        <Component {...(JSON.parse(props) as Props)} />
      </Awake>
    )
    tolerateForeignChanges(root)
    // a translator has changed the markup, so it is rendered anew, and translated again
    if (root.querySelector('font')) createRoot(root, options).render(island)
    else hydrateRoot(root, island, options)
  })
}

/** Calls back when its children have been hydrated. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake])
  return children
}
