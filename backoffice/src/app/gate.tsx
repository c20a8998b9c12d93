import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEnv } from '../api/env.tsx'
import { isProblem } from '../api/problem.ts'
import { personQuery } from '../api/session.ts'
import { ProblemNotice } from '../features/problem/index.ts'
import { InterruptionDialog } from '../features/sign-in/index.ts'
import styles from './app.module.css'
import { Shell } from './shell.tsx'

/** Leads to the sign-in page, which leads back here. */
const ToSignIn = () => {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const { pathname, searchStr } = router.state.location
    void navigate({ to: '/sign-in', search: { next: pathname + searchStr }, replace: true })
  }, [navigate, router])
  return null
}

/** What was read in one language is read again in another. */
const useFreshInLanguage = () => {
  const { language } = useEnv()
  const queries = useQueryClient()
  const read = useRef(language)
  useEffect(() => {
    if (read.current === language) return
    read.current = language
    void queries.invalidateQueries()
  }, [language, queries])
}

/** Lets in who is signed in; others sign in first and come back here. */
export const Gate = () => {
  const { call } = useEnv()
  const person = useQuery(personQuery(call))
  useFreshInLanguage()
  if (person.data)
    return (
      <>
        <Shell>
          <Outlet />
        </Shell>
        <InterruptionDialog />
      </>
    )
  if (isProblem(person.error, 401)) return <ToSignIn />
  if (person.error)
    return (
      <main className={styles.lonely}>
        <ProblemNotice error={person.error} onRetry={() => void person.refetch()} />
      </main>
    )
  return null
}
