/** What keeps a headless Chromium quiet: no sandbox for root in containers, no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Only this machine answers: what others answer would change from one run to the next. */
export const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
