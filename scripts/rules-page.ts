import { pathToFileURL } from 'node:url'

/** The address of docs/rules.md: on GitHub, where GitHub runs us, else on this machine. */
export function rulesPage({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env): string {
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/docs/rules.md`
    : pathToFileURL('docs/rules.md').href
}
