import { parseStyles } from '../document/style-rules.ts'

/**
 * The code of a module that gives the rules of a stylesheet. They stand in it as one text: the bundler and V8 read that
 * sooner than twenty thousand lines of objects.
 */
export const rulesCode = (css: string): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(parseStyles(css)))})`
