import { classes } from './classes'
import { iconShapes } from './icon-shapes'
import { type Remembered, remembered } from './remembered'

/** A page has some forty icons, a site some fifty. */
const known: Remembered = new Map()

/** An icon of the Lucide set. It only decorates: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const key = className ? `${name} ${className}` : name
  return remembered(known, key, '', () => (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes(name) }}
    />
  ))
}
