import type { Site } from '../schemas/types'
import type { Coordinates } from './coordinates'

/** A city page of this site, as the lists of cities show it. */
export interface City {
  name: string
  route: string
  /** Where it lies, where the page says so. */
  coordinates?: Coordinates
}

/** One size of a picture in one format. */
export interface ImageVariant {
  format: 'avif' | 'webp'
  /** In pixels. */
  width: number
  url: string
}

/** What is known of a picture's file. */
export interface ImageFile {
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Smallest first; empty for drawings (SVG). */
  variants: ImageVariant[]
}

/** All that a section may know beside its own props. */
export interface PageContext {
  /** The site's facts; where the page has a telephone number of its own, that one. */
  site: Site
  /** The page's own address, for example "/plano". */
  route: string
  vars: Record<string, string>
  /** The city pages that this page lists, in alphabetical order: all of them, or of more than sixty the two dozen nearest. */
  cities: City[]
  /** Whether the site has others. */
  hasMoreCities: boolean
  /** By address: "/images/truck.jpg". */
  images: Record<string, ImageFile>
}

let current: PageContext | undefined

/**
 * Runs a rendering in which components may ask for the page. Rendering is synchronous, so that no two can mix.
 * @returns what it returns
 */
export function withPage<T>(page: PageContext, render: () => T): T {
  const outer = current
  current = page
  try {
    return render()
  } finally {
    current = outer
  }
}

/**
 * The page that is being rendered.
 * @throws when called outside a page, which is a mistake of ours.
 */
export function usePage(): PageContext {
  if (!current) throw new Error('usePage() was called outside of a page. Render the tree within withPage().')
  return current
}
