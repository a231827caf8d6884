import type { FormatRule } from '../rule'

export const invalidCoordinates: FormatRule = {
  name: 'invalid-coordinates',
  severity: 'error',
  asks: 'Coordinates are latitude and longitude in degrees, with a comma between.',
  why: 'Maps and search engines can’t read others.',
  mend: 'Click on the place in an online map and copy the two numbers that it shows.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "vars": { "city": "Stowe", "coordinates": «"44°27′ N, 72°41′ W"» },
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "vars": { "city": "Stowe", "coordinates": "44.4654, -72.6874" },
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  format: 'coordinates',
  must: 'latitude and longitude in degrees, as 33.0198, -96.6989',
  test: (text) => /^-?\d{1,2}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?$/.test(text),
}
