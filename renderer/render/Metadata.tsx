import type { Site } from '../../schemas/types'
import { FEED } from '../../sections/page/feed'
import { showsFeed } from '../../sections/section-facts'
import { siteColors } from '../../sections/ui/styles/colors'
import { absoluteUrl, canonicalUrl } from '../site/addresses'
import { isMultilingual, openGraphLocale, siteLanguage } from '../site/languages'
import type { RenderablePage } from '../site/page'
import type { Alternate } from './site-in-language'

interface MetadataProps {
  page: RenderablePage
  site: Site
  /** Whether search engines must not list any page of the site. */
  isPreview?: boolean | undefined
  /** The page in its languages. */
  alternates: Alternate[]
}

/** A page's metadata for browsers, search engines and social networks. */
export function Metadata({ page, site, isPreview = false, alternates }: MetadataProps) {
  const { title, description, keywords, index, sections } = page.data
  const canonical = canonicalUrl(page, site)
  const image = page.data.image ?? site.image
  const otherLocales = alternates
    .filter(({ code }) => code !== 'x-default' && code !== siteLanguage(site))
    .map(({ code }) => openGraphLocale(code))
  // a page that search engines must not list isn't in the feed either, which then may have no articles
  const hasFeed = index !== false && !isPreview && showsFeed(sections)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {(index === false || isPreview) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ code, route }) => (
        <link key={code} rel="alternate" hrefLang={code} href={absoluteUrl(route, site)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      {isMultilingual(site) && <meta property="og:locale" content={openGraphLocale(siteLanguage(site))} />}
      {otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image && <meta property="og:image" content={absoluteUrl(image, site)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="theme-color" content={siteColors(site.theme).dark} />
      {hasFeed && <link rel="alternate" type="application/atom+xml" title={site.name} href={FEED} />}
      {site.icons && <link rel="icon" href={site.icons.favicon} />}
      {site.icons?.touch && <link rel="apple-touch-icon" href={site.icons.touch} />}
    </>
  )
}
