import type { Change } from '../change'
import type { Region } from './read-regions'

/** A class in a selector: ".wrap" of ".wrap > p:hover". Digits behind a dot are those of a number. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/**
 * The changes of styles that may touch a part: those with a selector that names a class which stands there, or none at all.
 */
export const touchingStyles = ({ html }: Pick<Region, 'html'>, changes: Change[]): Change[] =>
  changes.filter(({ kind, name }) => {
    if (kind !== 'style') return false
    const classes = [...name.matchAll(CLASS)].map(([, className = '']) => className)
    return classes.length === 0 || classes.some((className) => new RegExp(`[" ]${className}[" ]`).test(html))
  })
