/**
 * Shows another document in place of the words that stand for it ([data-loading]), once.
 * @throws where its host doesn't answer
 */
export async function embedFrame(
  element: HTMLElement,
  title: string,
  src: string,
  onLoad?: (frame: HTMLIFrameElement) => void,
): Promise<void> {
  if (element.querySelector('iframe')) return
  const frame = Object.assign(document.createElement('iframe'), { title, src })
  frame.addEventListener('load', () => {
    element.querySelector('[data-loading]')?.remove()
    onLoad?.(frame)
  })
  element.append(frame)
  await removeUnreachable(frame)
}

/** How long a host may take to answer, in milliseconds. */
const PATIENCE = 15_000

/**
 * Asks another host whether it answers, and takes its frame away where it doesn't. A frame "loads" even then: it shows the
 * browser's own error. So the host's first page is requested separately: what the frame shows must be loaded only once.
 * @throws where it doesn't answer
 */
export async function removeUnreachable(frame: HTMLIFrameElement): Promise<void> {
  const { origin } = new URL(frame.src, location.href)
  if (origin === location.origin) return
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) })
  } catch (cause) {
    frame.remove()
    throw new Error(`${frame.title}: ${frame.src} doesn't answer`, { cause })
  }
}
