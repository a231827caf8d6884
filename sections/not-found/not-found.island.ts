/** Logs the missing address for whoever looks for the broken link. */
export function mount(): void {
  console.info(`404: no page at ${location.pathname}`)
}
