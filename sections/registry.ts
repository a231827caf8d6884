import type { ComponentType } from 'react'
import type { Section } from '../schemas/types'
import { Banner } from './banner/Banner'
import { Bio } from './bio/Bio'
import { Chat } from './chat/Chat'
import { Cities } from './cities/Cities'
import { Contact } from './contact/Contact'
import { Course } from './course/Course'
import { Faq } from './faq/Faq'
import { Feature } from './feature/Feature'
import { Financing } from './financing/Financing'
import { Gallery } from './gallery/Gallery'
import { Hero } from './hero/Hero'
import { Map } from './map/Map'
import { NotFound } from './not-found/NotFound'
import { Notice } from './notice/Notice'
import { Options } from './options/Options'
import { Permits } from './permits/Permits'
import { Points } from './points/Points'
import { Prose } from './prose/Prose'
import { Quote } from './quote/Quote'
import { Services } from './services/Services'
import { Social } from './social/Social'
import { Steps } from './steps/Steps'
import { Table } from './table/Table'
import { Testimonials } from './testimonials/Testimonials'
import { Video } from './video/Video'
import { Videos } from './videos/Videos'
import { Why } from './why/Why'

export type SectionType = Section['type']
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** The component of every section type. A type that is missing, swapped or too many does not compile. */
export const registry = {
  banner: Banner,
  bio: Bio,
  chat: Chat,
  cities: Cities,
  contact: Contact,
  course: Course,
  faq: Faq,
  feature: Feature,
  financing: Financing,
  gallery: Gallery,
  hero: Hero,
  map: Map,
  'not-found': NotFound,
  notice: Notice,
  options: Options,
  permits: Permits,
  points: Points,
  prose: Prose,
  quote: Quote,
  services: Services,
  social: Social,
  steps: Steps,
  table: Table,
  testimonials: Testimonials,
  video: Video,
  videos: Videos,
  why: Why,
} satisfies { [T in SectionType]: ComponentType<SectionOf<T>> }
