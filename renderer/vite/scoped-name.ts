import { createHash } from 'node:crypto'
import { basename } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The name of a CSS module's class in the page: "_Hero-title", and in a build, where every byte is sent, "_x3fb":
 * three characters for the component and a letter for the class, so that the classes of one component compress well.
 * It depends on that component's stylesheet alone, so that it is the same on every machine.
 */
export function scopedName(name: string, file: string, css: string): string {
  return process.env.NODE_ENV === 'production' ? builtName(name, file, css) : readableName(name, file)
}

/** "_Hero-title". */
export const readableName = (name: string, file: string): string => `_${componentOf(file)}-${name}`

/** "_x3fb". */
export const builtName = (name: string, file: string, css: string): string =>
  `_${shortHash(componentOf(file), 3)}${letterOf(name, css)}`

const componentOf = (file: string) => basename(file).replace(/\.module\.css.*$/, '')

/** The class's place among those of its stylesheet, as a letter; names of animations are no classes and get a hash. */
function letterOf(name: string, css: string): string {
  const classes = [...new Set(Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, found]) => found))]
  return LETTERS[classes.indexOf(name)] ?? `0${shortHash(name, 3)}`
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, length)
}
