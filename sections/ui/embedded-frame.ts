/** How long a host may take to answer, in milliseconds. */
const PATIENCE = 10_000

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
  try {
    await reach(new URL(src, location.href))
  } catch (cause) {
    frame.remove()
    throw new Error(`${title}: ${src} doesn't answer`, { cause })
  }
}

/**
 * Asks another host whether it answers. A frame "loads" even when its host doesn't: it shows the browser's own error. So
 * the host is asked beside it, for its first page, since what the frame shows is loaded once only.
 */
async function reach({ origin }: URL): Promise<void> {
  if (origin === location.origin) return
  await fetch(origin, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) })
}
