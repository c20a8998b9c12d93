import { type ReactNode, useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { passwordlessMessages, passwordlessProblem, useMailedSignIn } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Spinner, Stack } from '../../ui/index.ts'

type ByLinkProps = { token: string | null; onDone: () => void; children: ReactNode }

/** Signs in with the token of a mailed link, if there is one; the form stands ready when it does not work [S2.007]. */
export const ByLink = ({ token, onDone, children }: ByLinkProps) => {
  const t = useText()
  const signIn = useMailedSignIn()
  const { mutate } = signIn
  const works = useEnv().settings.loginOptions.includes('passwordless') && token
  // A token works once, so it is sent once, whatever renders again.
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (!works || sent.current === works) return
    sent.current = works
    mutate({ token: works }, { onSuccess: onDone })
  })
  if (!works) return children
  if (!signIn.isError)
    return (
      <p role="status">
        <Spinner /> {t(passwordlessMessages.entering)}
      </p>
    )
  return (
    <Stack gap={4}>
      <Alert tone="error">{t(passwordlessProblem(signIn.error))}</Alert>
      {children}
    </Stack>
  )
}
