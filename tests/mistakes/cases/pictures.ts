import { readFileSync } from 'node:fs'
import type { Mistake } from './mistake'
import { ELECTRICIAN } from '../../../scripts/fixtures'

const TRUCK = readFileSync(`${ELECTRICIAN.public}/images/truck.jpg`)
const AGAIN = 'Export it again from the program it was made with, or copy it again from its source.'
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const SAVE_IT =
  'Pictures must be JPG, PNG, WebP, AVIF or SVG: open it in a photo program and save it as JPG. Renaming it is not enough.'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'
const DELETE_IT = 'Delete that from the drawing. Export it again as plain SVG from the program it was made with.'

/** A picture that no page shows yet. */
const picture = (name: string, content: Uint8Array | string, hint: string): Mistake => ({
  file: `../public/images/${name}`,
  content,
  rule: 'broken-picture',
  hint,
})

/** Pictures that browsers can't show, or must not. */
export const PICTURES: Record<string, Mistake> = {
  'a phone photo, renamed': picture('van.jpg', HEIC, SAVE_IT),
  'a picture that is cut off': picture('van.jpg', TRUCK.subarray(0, TRUCK.length / 2), AGAIN),
  'a picture that is empty': picture('van.jpg', '', AGAIN),
  'a picture with the name of another format': picture(
    'van.png',
    TRUCK,
    'Rename it to van.jpg, also where documents name it.',
  ),
  'a drawing with a script': picture('van.svg', DRAWING, DELETE_IT),
}
