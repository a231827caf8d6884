import { type ComponentType, type HTMLAttributes, useId } from 'react'
import { renderToString } from 'react-dom/server'

interface Props<OwnProps extends object> extends HTMLAttributes<HTMLElement> {
  component: ComponentType<OwnProps>
  /** What the component gets, on the server and in the browser: plain data. */
  props: OwnProps
}

/**
 * The place of a React component that the browser brings to life. It holds the component's markup, and its props as data.
 * When the code is loaded the attributes of island() say, on this element or on one around it.
 */
export function Hydrated<OwnProps extends object>({ component: Component, props, ...attributes }: Props<OwnProps>) {
  const prefix = useId()
  // a root of its own, as in the browser: it knows no page, and counts its ids by itself
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
