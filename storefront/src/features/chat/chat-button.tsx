import { useCallback, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { writeStored } from '../../lib/browser-storage.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { strictDocument } from '../../lib/outside-script.ts'
import { classNames, Icon } from '../../ui/index.ts'
import styles from './chat.module.css'
import { messages } from './messages.ts'
import { openChat } from './open-chat.ts'

/** Opens the chat: only now its vendor's script is loaded; a failure is only logged (S7.058). */
export const useChat = () => {
  const env = useEnv()
  const { chat } = env.settings
  const { secret } = useRoute().entry
  const [isOpening, setIsOpening] = useState(false)
  const open = useCallback(() => {
    if (!chat) return
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
  }, [env, chat, secret])
  return { isThere: chat !== undefined, isOpening, open }
}

/** The chat within reach on wide screens; phones have it in the footer, where it covers nothing. */
export const ChatButton = ({ isThere, isOpening, open }: ReturnType<typeof useChat>) => {
  const t = useText()
  if (!isThere) return null
  return (
    <button
      type="button"
      className={classNames(styles.floating, isOpening && styles.opening)}
      aria-busy={isOpening}
      onClick={() => {
        if (!isOpening) open()
      }}
    >
      <Icon name="chat" />
      <span className={styles.label}>{t(messages.open)}</span>
    </button>
  )
}
