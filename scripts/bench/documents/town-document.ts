import { seededRandom } from '../../seeded-random'
import { type Vocabulary, mapTexts, withOwnWords } from './own-words'

/** A city's page, as far as the bench knows it. */
export interface CityDocument {
  vars: { city: string; county?: string; coordinates?: string; phone?: string }
}

const SEED = 20_261

/** The middle of the towns, and how far they lie from it at most, in degrees: a square of some 150 kilometers. */
const [LATITUDE, LONGITUDE, REACH] = [33.25, -96.75, 0.75]

/** A town's document: its model with other words, another name and another place on the map. */
export function townDocument(model: CityDocument, number: number, vocabulary: Vocabulary): CityDocument {
  const random = seededRandom(SEED + number)
  const general = mapTexts(model, (text) =>
    // the picture of a city is of no other one
    text.startsWith('/images/hero-city-') ? '/images/hero-home.jpg' : text.replaceAll(model.vars.city, '{city}'),
  ) as CityDocument
  const near = (middle: number) => (middle + (2 * random() - 1) * REACH).toFixed(4)
  const coordinates = `${near(LATITUDE)}, ${near(LONGITUDE)}`
  return {
    ...withOwnWords(general, vocabulary, random),
    vars: { ...model.vars, city: `Town ${number}`, coordinates },
  }
}
