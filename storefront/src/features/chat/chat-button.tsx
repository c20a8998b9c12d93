import { useCallback, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { writeStored } from '../../lib/browser-storage.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { strictDocument } from '../../lib/outside-script.ts'
import { useNow } from '../../lib/use-now.ts'
import { classNames, Icon } from '../../ui/index.ts'
import type { Opening } from '../stores/index.ts'
import styles from './chat.module.css'
import { messages } from './messages.ts'
import { ClosedChat } from './closed-chat.tsx'
import { openChat } from './open-chat.ts'
import { useChatOpening } from './use-chat-opening.ts'

/**
 * Opens the chat: only now its vendor's script is loaded; a failure is only logged (S7.058). Outside its hours it is not
 * opened, and `closed` tells when it is.
 */
export const useChat = () => {
  const env = useEnv()
  const { chat } = env.settings
  const { secret } = useRoute().entry
  const [isOpening, setIsOpening] = useState(false)
  const [closed, setClosed] = useState<Opening>()
  const openingAt = useChatOpening()
  const now = useNow()
  const open = useCallback(() => {
    if (!chat) return
    const opening = openingAt(new Date())
    if (opening?.open === false) {
      setClosed(opening)
      return
    }
    if (strictDocument.is()) {
      // This document's policy forbids the vendor's script; the next document opens the chat, and where the address holds a secret another page does.
      writeStored(storageKeys.chatAsked, '', 'session')
      if (secret) location.assign(env.href('/'))
      else location.reload()
      return
    }
    setIsOpening(true)
    openChat(env, chat)
      .catch((error: unknown) => console.warn(`The chat did not open: ${String(error)}`))
      .finally(() => setIsOpening(false))
  }, [env, chat, secret, openingAt])
  return {
    isThere: chat !== undefined,
    isClosed: now !== undefined && openingAt(now)?.open === false,
    isOpening,
    open,
    closed,
    forget: () => setClosed(undefined),
  }
}

/** The chat within reach on wide screens; phones have it in the footer, where it covers nothing. */
export const ChatButton = ({
  isThere,
  isClosed,
  isOpening,
  open,
  closed,
  forget,
}: ReturnType<typeof useChat>) => {
  const t = useText()
  if (!isThere) return null
  return (
    <>
      <button
        type="button"
        className={classNames(styles.floating, isOpening && styles.opening)}
        aria-busy={isOpening}
        onClick={() => {
          if (!isOpening) open()
        }}
      >
        <Icon name="chat" />
        <span className={styles.label}>{t(isClosed ? messages.closed : messages.open)}</span>
      </button>
      <ClosedChat opening={closed} onClose={forget} />
    </>
  )
}
