import { readFileSync } from 'node:fs'
import { type FormatConfig, format } from 'oxfmt'

/**
 * Formats a text that is generated as `npm run format` would.
 * @param file where it is written; its ending tells the language
 * @throws if the text can't be parsed
 */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`)
  return code
}
