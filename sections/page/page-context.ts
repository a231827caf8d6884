import { createContext, useContext } from 'react'
import type { Site } from '../../schemas/types'
import type { Words } from '../words/words'
import type { Coordinates } from './coordinates'

/** A city page of this site, as the lists of cities show it. */
export interface City {
  name: string
  route: string
  /** Where it lies, where the page says so. */
  coordinates?: Coordinates
  /** The path of its language: "/es"; left out for the site's own. */
  languagePath?: string
}

/** One size of a picture, as WebP. */
export interface ImageVariant {
  /** In pixels. */
  width: number
  /** Of 100. */
  quality: number
  url: string
}

/** A picture's sizes as HTML's srcset attribute takes them: "/assets/images/truck-480.217626.webp 480w, …". */
export function srcSetOf(variants: ImageVariant[]): string {
  const srcSet = srcSets.get(variants) ?? variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
  srcSets.set(variants, srcSet)
  return srcSet
}

/** The srcset of each picture, which many pages show. */
const srcSets = new WeakMap<ImageVariant[], string>()

/** What is known of a picture's file. */
export interface ImageFile {
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Smallest first; empty for drawings (SVG). */
  variants: ImageVariant[]
}

/** A link to a page in another language. */
export interface LanguageLink {
  /** "es" */
  code: string
  /** What the language calls itself: "Español". */
  label: string
  href: string
}

/** Everything that a section can know in addition to its own props. */
export interface PageContext {
  /** The site's facts; those of the page's place, and the page's own telephone number, in place of the site's. */
  site: Site
  /** The language of its texts, as a tag: "en-US". */
  language: string
  /** The words that no document has, in this language. */
  words: Words
  /** The address of the home page in this language. */
  home: string
  /** The same page in the other languages of the site, or their home pages. */
  translations: LanguageLink[]
  /** The page's own address, for example "/plano". */
  route: string
  vars: Record<string, string>
  /** The city pages that this page lists, in alphabetical order: all of them up to sixty, else the nearest two dozen. */
  cities: City[]
  /** Whether the site has others. */
  hasMoreCities: boolean
  /** By address: "/images/truck.jpg". */
  images: Record<string, ImageFile>
}

const Context = createContext<PageContext | undefined>(undefined)

/** Tells the components within it which page they stand on. */
export const PageProvider = Context.Provider

const AnchorsContext = createContext<string[]>([])

/** Tells the component of a section which ids its parts have on this page. */
export const AnchorsProvider = AnchorsContext.Provider

/** The ids of the section's parts, one for each that its traits ask for. No other element of the page has them. */
export const useAnchors = (): string[] => useContext(AnchorsContext)

/**
 * The page that is being rendered.
 * @throws outside a page, and in an island's component, which runs in the browser and knows its own props only
 */
export function usePage(): PageContext {
  const page = useContext(Context)
  if (!page)
    throw new Error(
      'usePage() knows no page here. An island gets all that it needs as props; a test needs <PageProvider>.',
    )
  return page
}
