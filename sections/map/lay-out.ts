import type { City } from '../page-context'
import type { Town } from './place-labels'
import { fit, PHONE_WIDTH, WIDTH, type Place, type Project } from './projection'

export type Layout = {
  project: Project
  towns: Town[]
  /** Too wide for the square a phone shows; there the whole drawing is shown, smaller. */
  wide: boolean
}

/** Puts the cities on the drawing; nothing when none has coordinates. */
export function layOut(cities: readonly City[], here?: string): Layout | undefined {
  const known = cities.flatMap(({ name, coordinates }) => (coordinates ? [{ name, place: coordinates as Place }] : []))
  if (known.length === 0) return undefined
  const project = fit(known.map((city) => city.place))
  const towns = known.map(({ name, place }) => ({ ...project(place), name, here: name === here }))
  const wide = towns.some(({ x }) => Math.abs(x - WIDTH / 2) > PHONE_WIDTH / 2 - 60)
  return { project, towns, wide }
}
