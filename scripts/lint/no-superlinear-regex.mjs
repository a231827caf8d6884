import { analyse } from 'scslre'

/**
 * Reports a regular expression whose time grows faster than the text it is matched against, so that a visitor or an
 * author with a long text could stall a server. scslre also knows which character has to be repeated for that.
 */
export const noSuperlinearRegex = {
  create(context) {
    return {
      Literal(node) {
        if (!node.regex) return
        const { pattern: source, flags } = node.regex
        const [report] = analyse({ source, flags: flags.replace('v', 'u') }).reports
        if (!report) return
        const { character, exponential, type } = report
        const time = exponential ? 'exponential' : 'quadratic'
        const why = type === 'Move' ? 'since it is tried again from each of them' : 'since two parts of it match them'
        const message = `This takes ${time} time for many ${JSON.stringify(character.pick)} in a row, ${why}. Anchor it, exclude the character, or limit the repetition.`
        context.report({ node, message })
      },
    }
  },
}
