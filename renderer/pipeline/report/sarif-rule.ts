import type { Rule } from '../rules/rule'

/** A rule as SARIF describes it (3.49, reportingDescriptor). */
export function sarifRule({ name, severity, asks, why, mend }: Rule, rulesPage: string): object {
  return {
    id: name,
    shortDescription: { text: asks },
    help: { text: `${why} ${mend}` },
    helpUri: `${rulesPage}#${name}`,
    defaultConfiguration: { level: severity },
  }
}
