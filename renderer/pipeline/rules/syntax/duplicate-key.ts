import type { NodeRule } from '../rule'

export const duplicateKey: NodeRule = {
  name: 'duplicate-key',
  severity: 'error',
  asks: 'An object has every name once.',
  why: 'Of two members with one name JSON keeps only the last: the other is lost without a word.',
  mend: 'Keep one of the two, or give one of them the name it should have.',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": "Words", "body": "Text.", «"body"»: "Text." }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  nodes: ['object'],
  find: ({ children = [] }) => {
    const names = new Set<string>()
    return children.flatMap(({ children: [name] = [] }) => {
      if (!name) return []
      const isFirst = names.size < names.add(name.value).size
      return isFirst ? [] : [{ node: name, what: `has "${name.value}" twice`, hint: 'Keep one of the two.' }]
    })
  },
}
