import { LazyMotion, MotionConfig, domMin } from 'framer-motion'
import { useEffect, useRef } from 'react'
import { ChatForm } from './ChatForm'
import { ChatLog, type Message } from './ChatLog'
import { TypingIndicator } from './TypingIndicator'
import { useTyping } from './use-typing'

interface Props {
  conversation: Message[]
  placeholder?: string
}

/** The sample conversation, and a form whose messages go nowhere: the assistant types for a while, and that is all. */
export function ChatBody({ conversation, placeholder }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const { isTyping, startTyping } = useTyping()
  useEffect(() => {
    // the log is laid out from its end (ChatLog.module.css), so that 0 is its last line
    if (isTyping && log.current) log.current.scrollTop = 0
  }, [isTyping])
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <ChatLog conversation={conversation} ref={log}>
          {isTyping && <TypingIndicator />}
        </ChatLog>
        <ChatForm placeholder={placeholder} onSend={startTyping} />
      </MotionConfig>
    </LazyMotion>
  )
}
