import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useIsLoginRequired, useShopper } from '../../api/shopper.ts'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { type AuthRequest, useAuthRequest } from './auth-request.ts'

/** What the dialog is to show: an ended session asks for itself, before anything else, and only while it is over. */
const effectiveRequest = (request: AuthRequest | undefined, isAsked: boolean): AuthRequest | undefined => {
  if (isAsked) return request?.again ? request : { view: 'login', again: true }
  return request?.again ? undefined : request
}

/** What opens, closes and follows the auth dialog while somebody or an ended session asks for it. */
export const AuthDialogControl = () => {
  const { shoppers } = useEnv()
  const { request: wanted, open, close: forget } = useAuthRequest()
  const request = effectiveRequest(wanted, useIsLoginRequired())
  const registered = useShopper().kind === 'registered'
  const { url, entry } = useRoute()
  const navigate = useNavigate()
  const arrived = useRef(url)
  const close = () => {
    if (request?.again) shoppers.declineLogin()
    forget()
  }
  // Going to another page closes it.
  useEffect(() => {
    if (arrived.current === url) return
    arrived.current = url
    close()
  })
  // Becoming registered closes it (S4.024), here or in another tab; a pending action waits until all is in place.
  const isIdle = registered && request !== undefined && !request.again && request.action === undefined
  useEffect(() => {
    if (!isIdle) return
    forget()
    if (entry.access === 'guest') navigate('/account', { replace: true })
  })
  if (!request || isIdle) return null
  const finish = () => {
    // Another customer than the page's signed in: the page has to be theirs.
    if (request.again) return location.reload()
    forget()
    request.action?.()
  }
  return (
    <AuthDialog
      request={request}
      onView={(view) => open({ ...request, view })}
      onDone={finish}
      onClose={close}
    />
  )
}
