import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { personQuery } from '../../api/session.ts'
import { directory, signIn } from '../../api/staff.ts'
import { problemText } from '../../features/problem/index.ts'
import {
  announceDirectorySignIn,
  CodeForm,
  FrontCard,
  FrontPage,
  FrontText,
  FrontTitle,
  type Proof,
} from '../../features/sign-in/index.ts'
import { ownPath } from '../../lib/own-path.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** What the directory sent the browser back with. */
const answerInAddress = () => location.search.slice(1)

const answerKey = 'answer of the directory'

const wordsOf = (error: unknown) => {
  if (isProblem(error, 'second-factor-missing')) return [messages.noFactor, messages.noFactorWhy] as const
  if (isProblem(error, 503) || isProblem(error, 'network')) return [messages.away, messages.awayWhy] as const
  return [messages.refused, messages.refusedWhy] as const
}

const Refused = ({ error }: { error: unknown }) => {
  const { t } = useEnv()
  const navigate = useNavigate()
  const [title, why] = wordsOf(error)
  return (
    <EmptyState icon="lock" title={t(title)} isPage>
      <p>{isProblem(error, 429) ? problemText(t, error) : t(why)}</p>
      <Button onClick={() => void navigate({ to: '/sign-in', replace: true })}>{t(messages.toSignIn)}</Button>
    </EmptyState>
  )
}

type SecondFactorProps = { challenge: string; canRecover: boolean; onDone(): void }

const SecondFactor = ({ challenge, canRecover, onDone }: SecondFactorProps) => {
  const { call, t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const prove = async (proof: Proof) => {
    setBusy(true)
    setError(undefined)
    try {
      await call(signIn.proveStaff, { body: { challenge, ...proof }, mayAsk: false })
      onDone()
    } catch (caught) {
      setError(isProblem(caught, 401) ? t(messages.wrongCode) : problemText(t, caught))
    }
    setBusy(false)
  }
  return (
    <>
      <FrontText>{t(messages.factor)}</FrontText>
      <CodeForm
        error={error}
        isBusy={isBusy}
        canRecover={canRecover}
        onProof={(proof) => void prove(proof)}
      />
    </>
  )
}

/** Where the company's directory sends people back to: hands its answer over, and goes on to where they were going. */
export const DirectoryScreen = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [answer] = useState(answerInAddress)
  const [isDone, setDone] = useState(false)
  const handedOver = useQuery({
    queryKey: [answerKey, answer],
    queryFn: () => call(directory.returnFromDirectory, { body: { answer }, mayAsk: false }),
    retry: false,
    // It counts once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data } = handedOver
  const goOn = useCallback(async () => {
    if (data?.inWindow) {
      announceDirectorySignIn()
      setDone(true)
      window.close()
      return
    }
    const next = ownPath(recall(storageKeys.next))
    remember(storageKeys.next, undefined)
    // All but the answer, which would be handed over once more.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== answerKey })
    await queries.fetchQuery(personQuery(call))
    await navigate({ to: next, replace: true })
  }, [call, data?.inWindow, navigate, queries])
  const isIn = data !== undefined && data.state !== 'second-factor'
  useEffect(() => {
    if (isIn) void goOn()
  }, [isIn, goOn])
  const content = () => {
    if (handedOver.error) return <Refused error={handedOver.error} />
    if (isDone)
      return (
        <EmptyState icon="check" title={t(messages.done)} isPage>
          <p>{t(messages.doneWhy)}</p>
        </EmptyState>
      )
    return (
      <>
        <FrontTitle>{t(messages.title)}</FrontTitle>
        {data?.state === 'second-factor' ? (
          <SecondFactor
            challenge={data.challenge ?? ''}
            canRecover={data.methods?.includes('recovery-code') === true}
            onDone={() => void goOn()}
          />
        ) : (
          <>
            <FrontText>{t(messages.waiting)}</FrontText>
            <Skeleton lines={3} />
          </>
        )}
      </>
    )
  }
  return (
    <FrontPage>
      <FrontCard>{content()}</FrontCard>
    </FrontPage>
  )
}
