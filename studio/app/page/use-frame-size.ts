import { useEffect, useRef, useState } from 'react'

/** In px, around the frame. */
const MARGIN = 32

/**
 * Gives a frame the width of a screen, and makes it smaller where there is less room.
 * @param width of the screen in px; undefined is as wide as there is room
 * @returns a ref for the element around the frame, and the frame's scale
 */
export function useFrameSize(width: number | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const box = ref.current
    const room = box?.parentElement
    if (!box || !room) return
    const fit = () => {
      const available = room.clientWidth - MARGIN
      const scale = width === undefined ? 1 : Math.min(1, available / width)
      const frame = box.querySelector('iframe')
      box.style.width = `${(width ?? available) * scale}px`
      frame?.style.setProperty('width', `${width ?? available}px`)
      frame?.style.setProperty('height', `${(room.clientHeight - MARGIN) / scale}px`)
      frame?.style.setProperty('transform', scale === 1 ? 'none' : `scale(${scale})`)
      setScale(scale)
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(room)
    return () => sizes.disconnect()
  }, [width])
  return { ref, scale }
}
