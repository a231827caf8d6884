import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { townName } from '../documents/write-documents'
import type { Tool } from '../tools/tool'
import { firstDifference } from './first-difference'
import { readElements } from './read-elements'

/** Thrown when a peer builds other pages than Plat: then their times say nothing. */
export class RigDiffers extends Error {}

/**
 * Sees to it that a peer builds what Plat builds: the page of one town of each model.
 * @throws RigDiffers at the first element or text that differs
 */
export function checkRig(plat: Tool, peer: Tool, models: number): void {
  for (let number = 0; number < models; number++) {
    const name = `${townName(number)}.html`
    const [must, is] = [plat, peer].map(({ pages }) => readElements(readFileSync(join(pages, name), 'utf8')))
    const difference = firstDifference(must ?? [], is ?? [])
    if (difference)
      throw new RigDiffers(
        `${peer.name}'s ${name} is not what Plat's is, so their times can't be compared.\n${difference}\n` +
          `Mend its templates in bench/peers/${peer.name.toLowerCase()}.`,
      )
  }
}
