import { useEffect, useState } from 'react'

/** For how long the assistant seems to type, in milliseconds (site-spec §4, §9). */
export const TYPING_TIME = 2000

/** Whether the assistant types, and what starts it. A message that comes meanwhile starts the time anew. */
export function useTyping(): { isTyping: boolean; startTyping: () => void } {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    if (waiting === 0) return
    const timer = setTimeout(() => setWaiting(0), TYPING_TIME)
    return () => clearTimeout(timer)
  }, [waiting])
  return { isTyping: waiting > 0, startTyping: () => setWaiting((count) => count + 1) }
}
