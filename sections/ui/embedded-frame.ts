/**
 * Shows another document in place of the words that stand for it ([data-loading]), once. Where its host doesn't answer,
 * the words for that case ([data-failed]) take its place.
 */
export async function embedFrame(
  element: HTMLElement,
  title: string,
  src: string,
  onLoad?: (frame: HTMLIFrameElement) => void,
): Promise<void> {
  if (element.querySelector('iframe')) return
  const frame = Object.assign(document.createElement('iframe'), { title, src })
  const removeWords = () => element.querySelector('[data-loading]')?.remove()
  frame.addEventListener('load', () => {
    removeWords()
    onLoad?.(frame)
  })
  element.append(frame)
  if (await isReachable(src)) return
  frame.remove()
  removeWords()
  element.querySelector('[data-failed]')?.removeAttribute('hidden')
}

/**
 * Whether another host answers. A frame "loads" even when its host doesn't: it shows the browser's own error. So the host
 * is asked beside it, for its first page, since what the frame shows is loaded once only.
 */
async function isReachable(address: string): Promise<boolean> {
  const { origin } = new URL(address, location.href)
  if (origin === location.origin) return true
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}
