import type { OpenSite } from '../inspect'
import { siteTexts } from '../texts/site-texts'
import { didYouMean } from '../problems/suggest'
import { groupUses } from './group-uses'
import type { UsageReport } from './usage-report'

/**
 * Where a picture is used; or a sentence that there is no such one.
 * @param name its address, or its file's name: "/images/truck.jpg", "truck.jpg"
 */
export function imageUsage({ resolved, images }: OpenSite, name: string): UsageReport | string {
  const texts = siteTexts(resolved).filter(({ format }) => format === 'image')
  const known = new Set([...images.keys(), ...texts.map(({ text }) => text)])
  const address = known.has(name) ? name : [...known].find((image) => image.endsWith(`/${fileName(name)}`))
  if (address === undefined) {
    const hint = didYouMean(name.startsWith('/') ? name : `/images/${name}`, known, 'public/images holds the pictures.')
    return `there is no picture ${name}. ${hint}`
  }
  return {
    kind: 'image',
    name: address,
    uses: groupUses(
      texts.filter(({ text }) => text === address),
      resolved,
    ),
  }
}

/** "public/images/truck.jpg" is "truck.jpg": a shell completes paths. */
const fileName = (path: string) => path.replace(/^(\.\/)?(public\/)?(images\/)?/, '')
