import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../api/env.tsx'
import { ProblemNotice } from '../features/problem/index.ts'
import { EmptyState } from '../ui/index.ts'
import styles from './app.module.css'
import { messages } from './messages.ts'

export const MissingPage = () => {
  const t = useText()
  return (
    <EmptyState icon="search" title={t(messages.missing)} isPage>
      <p>{t(messages.missingWhy)}</p>
      <Link to="/">{t(messages.toToday)}</Link>
    </EmptyState>
  )
}

/** A script of a build that is gone: the page loads anew, once. */
const isMissingScript = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)
const reloadedKey = 'backoffice.reloaded'

export const FailedPage = ({ error, reset }: ErrorComponentProps) => {
  const isMissing = isMissingScript(error)
  useEffect(() => {
    if (!isMissing || sessionStorage.getItem(reloadedKey) === location.href) return
    sessionStorage.setItem(reloadedKey, location.href)
    location.reload()
  }, [isMissing])
  return (
    <div className={styles.lonely}>
      <ProblemNotice error={error} onRetry={reset} />
    </div>
  )
}
