import { lazy, Suspense } from 'react'
import { useIsLoginRequired } from '../../api/shopper.ts'
import { useAuthRequest } from './auth-request.ts'

const AuthDialogControl = lazy(() =>
  import('./auth-dialog-control.tsx').then((module) => ({ default: module.AuthDialogControl })),
)

/** The auth dialog, whose code is loaded when it is asked for. Mounted once, around the screens. */
export const LazyAuthDialog = () => {
  const { request } = useAuthRequest()
  const isAsked = useIsLoginRequired()
  return request || isAsked ? (
    <Suspense>
      <AuthDialogControl />
    </Suspense>
  ) : null
}
