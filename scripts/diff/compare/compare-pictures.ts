import type { Change } from '../change'
import type { PictureFact } from '../facts/page-facts'
import { unmatched } from './unmatched'

/** The pictures that were added or removed, whose file is another one, or that are described in other words. */
export function comparePictures(before: PictureFact[], after: PictureFact[]): Change[] {
  const { removed, added } = unmatched(before, after, ({ file, alt, version }) => `${file} ${version} ${alt}`)
  const changes = removed.flatMap((picture): Change[] => {
    const at = added.findIndex(({ file }) => file === picture.file)
    const [same] = at < 0 ? [] : added.splice(at, 1)
    if (!same) return [{ kind: 'picture', name: picture.alt || 'decoration', before: picture.file }]
    return [
      ...entry(`content of ${same.file}`, picture.version, same.version),
      ...entry(`alternative text of ${same.file}`, picture.alt, same.alt),
    ]
  })
  return [
    ...changes,
    ...added.map(({ file, alt }): Change => ({ kind: 'picture', name: alt || 'decoration', after: file })),
  ]
}

const entry = (name: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ kind: 'picture', name, before, after }]
