import { lazy, Suspense, useEffect, useRef } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { useAuthRequest } from './auth-request.ts'

const AuthDialog = lazy(() => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })))

/** Shows the auth dialog when somebody asked for it; its code is loaded then. Mounted once, around the screens. */
export const AuthDialogHost = () => {
  const { request, open, close } = useAuthRequest()
  const { kind } = useShopper()
  const { url } = useRoute()
  const arrived = useRef(url)
  // Going to another page closes it; so does becoming registered by another way, in another tab say (S4.024).
  useEffect(() => {
    if (arrived.current === url) return
    arrived.current = url
    close()
  })
  if (!request) return null
  const finish = () => {
    close()
    request.action?.()
  }
  if (kind === 'registered' && !request.action) return null
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
