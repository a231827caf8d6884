import type { ComponentType } from 'react'
import type { Section } from '../schemas/types'
import { Banner } from './banner/Banner'
import { Contact } from './contact/Contact'
import { Faq } from './faq/Faq'
import { Feature } from './feature/Feature'
import { Hero } from './hero/Hero'
import { Map } from './map/Map'
import { NotFound } from './not-found/NotFound'
import { Options } from './options/Options'
import { Permits } from './permits/Permits'
import { Points } from './points/Points'
import { Prose } from './prose/Prose'
import { Quote } from './quote/Quote'
import { Services } from './services/Services'
import { Social } from './social/Social'
import { Testimonials } from './testimonials/Testimonials'
import { Video } from './video/Video'
import { Why } from './why/Why'

export type SectionType = Section['type']
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** The component of every section type. A type that is missing, swapped or too many does not compile. */
export const registry = {
  banner: Banner,
  contact: Contact,
  faq: Faq,
  feature: Feature,
  hero: Hero,
  map: Map,
  'not-found': NotFound,
  options: Options,
  permits: Permits,
  points: Points,
  prose: Prose,
  quote: Quote,
  services: Services,
  social: Social,
  testimonials: Testimonials,
  video: Video,
  why: Why,
} satisfies { [T in SectionType]: ComponentType<SectionOf<T>> }
