import type { FormField, Site } from '../../../schemas/types'
import { fieldName, namesSentAlong, postFormOf } from '../../../sections/ui/embeds/form-services'
import { markedSite } from '../definition/examples'
import { type ContentRule, type Finding, type SiteView, type Unnamed, errors, repeatsAmong } from '../definition/rule'

/** A form of the site's own with these fields, as members of site.json. */
const formText = (...fields: string[]) => `"embeds": { "quoteForm": {
    "provider": "post", "service": "address", "action": "/api/message", "thanks": "/",
    "fields": [
      ${fields.join(',\n      ')}
    ]
  } }`

export const FORM_RULES = errors<Unnamed<ContentRule>>({
  'unanswerable-form': {
    asks: 'A form of the site’s own has a phone number or an e-mail address among its required fields.',
    why: 'A message without either can’t be answered: the visitor waits for a call that nobody can make.',
    fix: 'Add a field such as { "type": "phone", "required": true }.',
    example: markedSite(
      formText('{ "type": "name", "required": true }', '{ "type": «"email"» }'),
      '"email", "required": true',
    ),
    checkSite: (view) =>
      aboutFields(view, (fields, findingAt) => {
        const ways = fields.filter(({ type }) => type === 'phone' || type === 'email')
        if (ways.some(({ required }) => required)) return []
        const [way] = ways
        if (!way)
          return [
            findingAt([], {
              what: 'asks neither for a phone number nor for an e-mail address',
              mark: { key: 'fields' },
            }),
          ]
        const what = `may be left empty, and so may every other way to answer`
        const hint =
          'Add "required": true next to it. If visitors may choose between phone and e-mail, require one of them.'
        return [findingAt(['fields', fields.indexOf(way), 'type'], { what, hint })]
      }),
  },
  'duplicate-field': {
    asks: 'Each field of a form has a name of its own, and none that the form sends by itself.',
    why: 'Of two answers under one name, most services show only one.',
    fix: 'Give the field another "name".',
    example: markedSite(
      formText('{ "type": "phone", "required": true }', '{ "type": «"phone"», "label": "Another phone" }'),
      '"phone", "name": "other-phone"',
    ),
    checkSite: (view) =>
      aboutFields(view, (fields, findingAt, sentAlong) => {
        const place = (field: FormField) => [
          'fields',
          fields.indexOf(field),
          field.name === undefined ? 'type' : 'name',
        ]
        const repeats = repeatsAmong(fields, fieldName).map(([field]) =>
          findingAt(place(field), { what: `gives a second field the name ${JSON.stringify(fieldName(field))}` }),
        )
        const taken = fields.filter((field) => sentAlong.includes(fieldName(field)))
        return [
          ...repeats,
          ...taken.map((field) =>
            findingAt(place(field), {
              what: `is ${JSON.stringify(fieldName(field))}, a name that the form uses itself`,
            }),
          ),
        ]
      }),
  },
})

/** Checks the fields of a form of the site's own in every language, if site.json has one without other errors. */
function aboutFields(
  { site: { document, data }, earlier }: SiteView,
  check: (
    fields: FormField[],
    findingAt: (path: (string | number)[], about: Omit<Finding, 'origin'>) => Finding,
    sentAlong: string[],
  ) => Finding[],
): Finding[] {
  const isWrong = earlier.some(({ file, pointer }) => file === document?.file && /^\/(embeds|languages)/.test(pointer))
  if (!document || isWrong) return []
  // without errors, its embeds and languages are as their schemas say
  const { embeds, languages = [] } = data as Pick<Site, 'embeds' | 'languages'>
  const form = postFormOf({ embeds })
  if (!form) return []
  const forms = [
    { fields: form.fields, place: ['embeds', 'quoteForm'] },
    ...languages.map(({ quoteForm }, index) => ({
      fields: quoteForm?.fields,
      place: ['languages', index, 'quoteForm'],
    })),
  ]
  return forms.flatMap(({ fields, place }) => {
    const findingAt = (path: (string | number)[], about: Omit<Finding, 'origin'>) => ({
      origin: { document, path: [...place, ...path] },
      ...about,
    })
    return fields ? check(fields, findingAt, namesSentAlong(form)) : []
  })
}
