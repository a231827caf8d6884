import { classes } from './classes'
import { iconShapes } from './icon-shapes'

/** An icon of the Lucide set. It only decorates: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes(name) }}
    />
  )
}
