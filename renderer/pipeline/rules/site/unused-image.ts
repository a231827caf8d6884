import { invalidImage } from '../formats/invalid-image'
import type { SiteRule } from '../rule'
import { publicFileProblem } from './public-file-problem'

export const unusedImage: SiteRule = {
  name: 'unused-image',
  severity: 'warning',
  asks: 'Every picture of public/images is named by a document.',
  why: 'Pictures that nobody names are not published; the next author can’t tell whether they are still needed.',
  mend: 'Show the picture on a page, or delete its file.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "image": "/images/og-image.png",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    beside: { 'public/images/og-image.png': '' },
  },
  checkSite: ({ folder, namedImages, publicFiles }) => {
    // components name no pictures, and links lead to pages only: what has no such text is not published
    return publicFiles
      .filter((file) => invalidImage.test(file) && !namedImages.has(file))
      .map((file) =>
        publicFileProblem(unusedImage, folder, file, {
          where: 'The picture',
          what: 'is named by no document',
          hint: 'Show it on a page, or delete the file.',
        }),
      )
  },
}
