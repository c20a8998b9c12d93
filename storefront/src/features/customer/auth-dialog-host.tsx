import { lazy, Suspense, useEffect, useRef } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { useAuthRequest } from './auth-request.ts'

const AuthDialog = lazy(() => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })))

/** Shows the auth dialog when somebody asked for it; its code is loaded then. Mounted once, around the screens. */
export const AuthDialogHost = () => {
  const { request, open, close } = useAuthRequest()
  const registered = useShopper().kind === 'registered'
  const { url, entry } = useRoute()
  const navigate = useNavigate()
  const arrived = useRef(url)
  // Going to another page closes it.
  useEffect(() => {
    if (arrived.current === url) return
    arrived.current = url
    close()
  })
  // Becoming registered closes it (S4.024), here or in another tab; a pending action waits until all is in place.
  const isIdle = registered && request !== undefined && request.action === undefined
  useEffect(() => {
    if (!isIdle) return
    close()
    if (entry.access === 'guest') navigate('/account', { replace: true })
  })
  if (!request || isIdle) return null
  const finish = () => {
    close()
    request.action?.()
  }
  return (
    <Suspense>
      <AuthDialog
        request={request}
        onView={(view) => open({ ...request, view })}
        onDone={finish}
        onClose={close}
      />
    </Suspense>
  )
}
