import { InvalidArgumentError } from 'commander'

/** Makes a function that parses a list such as "eleventy,hugo". */
export const parseNames =
  <Name extends string>(known: Name[]) =>
  (text: string): Name[] => {
    const names = [...new Set(text.split(',').map((name) => name.trim()))]
    const isKnown = (name: string): name is Name => known.some((one) => one === name)
    const strange = names.find((name) => !isKnown(name))
    if (strange !== undefined) throw new InvalidArgumentError(`"${strange}" is none of ${known.join(', ')}.`)
    return names.filter(isKnown)
  }
