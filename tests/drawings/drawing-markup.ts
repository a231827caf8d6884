/** A drawing around this content. */
export const svg = (content: string, { attributes = '', before = '' } = {}) =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`

/** A drawing whose DOCTYPE has declarations. */
export const subset = (declarations: string, content = '', attributes = '') =>
  svg(content, { attributes, before: `<!DOCTYPE svg [\n${declarations}\n]>\n` })

/** A drawing with a stylesheet, for a rectangle of the class a. */
export const styled = (css: string) => svg(`<style>${css}</style><rect class="a" width="9" height="9"/>`)

export const IMAGE = 'width="9" height="9"'
export const SCRIPT = '<script>RUN</script>'
