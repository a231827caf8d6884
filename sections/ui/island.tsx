import { type ComponentType, type HTMLAttributes, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './island-names'

/** When the page's script brings an island to life: on sight, when the browser has time, at the first click, or while a media query holds. */
export type IslandTime = 'visible' | 'idle' | 'touch' | { media: string }

/** The attributes that make an element an island. The margin says how far off "visible" begins. */
export function island(name: IslandName, when: IslandTime, margin?: string): Record<string, string> {
  return {
    'data-island': name,
    ...(typeof when === 'string' ? { 'data-when': when } : { 'data-when': 'media', 'data-media': when.media }),
    ...(margin && { 'data-margin': margin }),
  }
}

interface HydratedProps<OwnProps extends object> extends HTMLAttributes<HTMLElement> {
  component: ComponentType<OwnProps>
  /** What the component gets, on the server and in the browser: plain data. */
  props: OwnProps
}

/**
 * The place of a React component that the browser brings to life. It holds the component's markup, and its props as data.
 * When the code is loaded the attributes of island() say, on this element or on one around it.
 */
export function Hydrated<OwnProps extends object>({
  component: Component,
  props,
  ...attributes
}: HydratedProps<OwnProps>) {
  const prefix = useId()
  // a root of its own, as in the browser: it knows no page, and counts its own ids
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
  return (
    <div
      {...attributes}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
