/**
 * Reads a web address as browsers do. Two who read an address differently may see two hosts in it, so whoever needs the
 * host of one asks here. URL.canParse can't be used: in Node 20 it refuses "https://example.com/café" after some thousand
 * calls.
 * @returns undefined if browsers can't read it, or if it names a user, who is only there to make another host look like this
 * one: "https://forms.example.com@example.org"
 */
export function parseWebAddress(text: string): URL | undefined {
  try {
    const url = new URL(text)
    return url.host === '' || WITH_USER.test(text) ? undefined : url
  } catch {
    return undefined
  }
}

/** Browsers take "\\" for "/", and drop an empty user. */
const WITH_USER = /^[a-z]+:[\\/]*[^\\/?#]*@/i

/** Whether the host of an address is one of these, which have no port. */
export const hasHostOf = ({ hostname }: URL, hosts: Iterable<string>): boolean => new Set(hosts).has(hostname)
