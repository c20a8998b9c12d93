import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { directory } from '../../api/staff.ts'
import { remember, storageKeys } from '../../lib/storage.ts'
import { Button, Notice } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import { onDirectoryDone } from './directory-window.ts'
import { messages } from './messages.ts'
import styles from './sign-in.module.css'

/** Whether the shop's people may come by their company's directory; false until it is known. */
export const useHasDirectory = (): boolean => {
  const { call } = useEnv()
  const ways = useQuery({
    queryKey: [directory.getStaffSignInWays],
    queryFn: () => call(directory.getStaffSignInWays, { mayAsk: false }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return ways.data?.directory === true
}

type DirectoryButtonProps = {
  purpose: 'sign-in' | 'step-up'
  /** Where the person goes then; without it the page stays as it is, and a window of its own asks the directory. */
  next?: string | undefined
  onDone(): void
}

/** Leads to the company's directory. */
export const DirectoryButton = ({ purpose, next, onDone }: DirectoryButtonProps) => {
  const { call, t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [error, setError] = useState<string>()
  const inWindow = next === undefined
  useEffect(() => (isWaiting ? onDirectoryDone(onDone) : undefined), [isWaiting, onDone])
  const go = async () => {
    // Before anything is waited for: a browser opens windows for a press alone.
    const opened = inWindow ? window.open('', '', 'popup,width=520,height=700') : window
    setBusy(true)
    setError(undefined)
    try {
      const { url } = await call(directory.askDirectory, { body: { purpose, inWindow }, mayAsk: false })
      remember(storageKeys.next, next)
      setWaiting(inWindow && opened !== null)
      if (opened) opened.location.assign(url)
      else setError(t(messages.windowRefused))
    } catch (caught) {
      if (inWindow) opened?.close()
      setError(problemText(t, caught))
    }
    setBusy(false)
  }
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      {isWaiting && <Notice tone="open">{t(messages.directoryWaits)}</Notice>}
      <Button icon="team" size="large" className={styles.directory} isBusy={isBusy} onClick={() => void go()}>
        {t(messages.directory)}
      </Button>
    </>
  )
}
