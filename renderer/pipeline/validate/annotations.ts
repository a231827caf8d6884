/** What a schema says of a place beside what may stand there. Rules read it; it allows and forbids nothing. */
export interface Annotations {
  /** The width in pixels that a picture needs here to look sharp. */
  minWidth?: number
  /** A picture may stand here for its looks alone: what it shows is said beside it, or doesn't matter. */
  mayDecorate?: boolean
  /** This text is the page's main heading: always, or in a section that has these values. */
  mainHeading?: boolean | Record<string, unknown>
}

/** Their names, for all who read schemas with a library that takes no unknown keyword. */
export const ANNOTATIONS: (keyof Annotations)[] = ['minWidth', 'mayDecorate', 'mainHeading']
