import { useEffect, useState } from 'react'
import { chunkMessages } from '../chunks/messages.ts'
import { useText } from '../lib/i18n/text.tsx'
import { Button, EmptyState } from '../ui/index.ts'

const reachable = async () => {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * A screen's code or data did not come: says so and tries again when asked [S2.183] [S8.038] or when the network is
 * back [S4.093].
 */
export const OfflineScreen = () => {
  const t = useText()
  const [trying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    // A browser may keep a failed module; a fresh document asks for everything again.
    if (await reachable()) location.reload()
    setTrying(false)
  }
  useEffect(() => {
    const retry = () => void reachable().then((there) => there && location.reload())
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <EmptyState
      drawing="offline"
      title={t(chunkMessages.offline)}
      headingLevel={1}
      action={
        <Button onClick={() => void retry()} aria-busy={trying}>
          {t(chunkMessages.retry)}
        </Button>
      }
    />
  )
}
