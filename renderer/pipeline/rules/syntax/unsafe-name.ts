import { isUnsafeName } from '../../documents/json-value'
import type { NodeRule } from '../rule'

export const unsafeName: NodeRule = {
  name: 'unsafe-name',
  severity: 'error',
  asks: 'No member is named "__proto__".',
  why: 'In JavaScript this name reaches the object that all others inherit from: who sets it can change what a program does. No section has a property of this name.',
  mend: 'Take the member away. If you did not write it, ask where the file comes from.',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": "Words", "body": "Text.", «"__proto__"»: { "level": 1 } }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  nodes: ['property'],
  find: ({ children: [name] = [] }) =>
    name && isUnsafeName(name.value)
      ? [
          {
            node: name,
            what: `has a member named "${name.value}", which is not safe to read`,
            hint: 'Rename it, or take it away.',
          },
        ]
      : [],
}
