import { openSite } from '../../renderer/pipeline/open-site'
import { listKinds } from '../../renderer/schema/lists'
import { getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { describeKindOfList, describeSite, describeType } from '../catalog/describe'
import { unknownName } from '../usage/section-usage'
import { createTool, dataBlock } from './tool'

/** How many names of each kind an answer holds. */
const MOST_NAMES = 300

/** describe_types: what documents can hold. */
export const describeTypes = createTool<{ type?: string }>({
  name: 'describe_types',
  title: 'Describe section types',
  description:
    'Without a type: the section types and kinds of lists in a sentence each, and the variables, shared sections, lists and pictures that documents of this site can name. With a type: its fields with their limits, and an example to copy.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      type: {
        type: 'string',
        description: 'A section type such as "testimonials", or a kind of list such as "testimonial".',
      },
    },
  },
  work: async ({ type }, { folder }) => {
    const types = sectionTypes(getSchemas())
    const kinds = listKinds(getSchemas())
    if (type === undefined) {
      const { links, pictures, ...names } = describeSite(openSite(folder))
      const data = {
        types: types.map((type) => ({
          type,
          description: getSchemas().get(`sections/${type}.schema.json`)?.description,
        })),
        kindsOfLists: kinds.map((kind) => ({ kind, takenBy: describeKindOfList(kind).takenBy })),
        ...names,
        pictures: pictures.slice(0, MOST_NAMES),
        ...(pictures.length > MOST_NAMES && { morePictures: pictures.length - MOST_NAMES }),
        pages: links.length,
      }
      return { content: [dataBlock(data)] }
    }
    if (types.includes(type)) return { content: [dataBlock(describeType(type))] }
    if (kinds.includes(type)) return { content: [dataBlock(describeKindOfList(type))] }
    const names = [...types, ...kinds]
    throw unknownName(`there is no section type "${type}".`, type, names, `There are: ${names.join(', ')}.`)
  },
})
