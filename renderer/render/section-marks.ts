/** A place on a page. */
export interface PagePlace {
  /** The component's file: "sections/hero/Hero.tsx". */
  file: string
  /** "section 2" */
  place: string
}

/** Outside the sections: in the header, the footer or anything else that every page has. */
export const AROUND_SECTIONS: PagePlace = { file: 'sections/frame', place: 'around the sections' }

/** "price-table" is "PriceTable". */
export const componentName = (type: string): string =>
  type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** The mark of a section on a page in development: "section 2: sections/price-table/PriceTable.tsx". */
export const sectionMark = (index: number, type: string): string =>
  `section ${index + 1}: sections/${type}/${componentName(type)}.tsx`

/** Replaces the elements that hold marks with comments, which React can't write and no selector matches. */
export const markByComments = (html: string): string =>
  html.replaceAll(/<template data-section="([^"]*)"><\/template>/g, '<!--$1-->')

/** Reads the mark of a section; undefined for any other comment. */
export function readSectionMark(comment: string): PagePlace | undefined {
  const [, place, file] = /^(section \d+): (sections\/\S+)$/.exec(comment) ?? []
  return place && file ? { file, place } : undefined
}
