import { readFileSync } from 'node:fs'
import markdownIt from 'markdown-it'

const read = (name) => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
const images = read('images')
const icons = read('icons')

const markdown = markdownIt()
markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const [link, href] = [tokens[index], tokens[index].attrGet('href')]
  if (href.startsWith('tel:')) link.attrSet('class', 'nobr')
  if (href.startsWith('http')) {
    link.attrSet('target', '_blank')
    link.attrSet('rel', 'noopener')
  }
  return renderer.renderToken(tokens, index, options)
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The attributes of a link to an address. */
const link = (href) => `href="${escape(href)}"${href.startsWith('http') ? ' target="_blank" rel="noopener"' : ''}`

const icon = (name, className) =>
  `<svg class="icon${className ? ` ${className}` : ''}" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`

/** A picture; isFirst: whether a visitor sees it at once. */
function picture({ src, alt, focus }, sizes, isFirst) {
  const { width, height, srcset } = images[src]
  const focused = focus ? ` class="_Image-focus ${focus.replaceAll(/\b(?=[a-z])/g, '_Image-')}"` : ''
  const image = `alt="${escape(alt)}" width="${width}" height="${height}"${focused}`
  if (!srcset) return `<img src="${src}" ${image}${isFirst ? '' : ' loading="lazy"'} decoding="async">`
  const source = (attribute) => `<source type="image/webp" ${attribute}="${srcset}" sizes="${sizes}">`
  if (isFirst)
    return `<picture>${source('srcset')}<img src="${src}" ${image} fetchpriority="high" decoding="async"></picture>`
  const nothing = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`
  return `<picture data-lazy="">${source('data-srcset')}<img src="${nothing}" ${image} data-src="${src}" loading="lazy" decoding="async"></picture><noscript><img src="${src}" ${image} srcset="${srcset}" sizes="${sizes}" loading="lazy"></noscript>`
}

export default function configure(config) {
  config.setNunjucksEnvironmentOptions({ trimBlocks: true, lstripBlocks: true })
  // Eleventy copies its own global data for every page; what stands here is copied for none
  config.addNunjucksGlobal('site', read('site'))
  config.addNunjucksGlobal('shell', read('shell'))
  config.addNunjucksGlobal('images', images)
  config.addGlobalData('layout', 'page.njk')
  config.addGlobalData('permalink', () => (data) => `${data.page.fileSlug}.html`)
  config.addFilter('inline', (text) => markdown.renderInline(text))
  config.addFilter('blocks', (text) => markdown.render(text))
  config.addFilter('link', link)
  config.addShortcode('icon', icon)
  config.addShortcode('picture', picture)
  return {
    dir: { input: 'content', includes: '../_includes', output: '_site' },
    templateFormats: ['html'],
    // the content files hold data only
    htmlTemplateEngine: false,
  }
}
