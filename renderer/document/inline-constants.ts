import { type Declaration, parse } from 'postcss'

/**
 * Puts the values of custom properties that never change in their places: a page then neither defines nor names them.
 * What a media query, a section or a state says anew stays a property; of a site's own colors the last word counts.
 */
export function inlineConstants(css: string): string {
  const root = parse(css)
  const constants = new Map<string, string>()
  const changing = new Set<string>()
  root.walkDecls(/^--/, (property) => {
    if (isConstant(property)) constants.set(property.prop, property.value)
    else changing.add(property.prop)
  })
  for (const name of changing) constants.delete(name)
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => {
      const constant = constants.get(name)
      return constant === undefined ? reference : resolve(constant)
    })
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove()
    else declaration.value = resolve(declaration.value)
  })
  return root.toString()
}

/** Said for the whole document, under no condition. */
function isConstant({ parent }: Declaration): boolean {
  return (
    parent?.type === 'rule' && (parent as { selector?: string }).selector === ':root' && parent.parent?.type === 'root'
  )
}
