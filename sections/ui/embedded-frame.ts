/** Shows another document in place of the words that stand for it ([data-loading]), once. */
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
  await replaceUnreachable(element, frame)
}

/** Where the host of a frame doesn't answer, the words for that case ([data-failed]) take the frame's place. */
export async function replaceUnreachable(element: HTMLElement, frame: HTMLIFrameElement): Promise<void> {
  const words = element.querySelector<HTMLElement>('[data-failed]')
  if (!words || (await isReachable(frame.src))) return
  frame.remove()
  element.querySelector('[data-loading]')?.remove()
  words.hidden = false
}

/** How long a host may take to answer, in milliseconds. */
const PATIENCE = 15_000

/**
 * Whether another host answers. A frame "loads" even when its host doesn't: it shows the browser's own error. So the host
 * is asked beside it, for its first page, since what the frame shows is loaded once only.
 */
async function isReachable(address: string): Promise<boolean> {
  const { origin } = new URL(address, location.href)
  if (origin === location.origin) return true
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) })
    return true
  } catch {
    return false
  }
}
