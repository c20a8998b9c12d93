import { lazy, Suspense } from 'react'
import { useIsAsked } from '../../api/shopper.ts'
import { useAuthRequest } from './auth-request.ts'

const Keeper = lazy(() =>
  import('./auth-dialog-keeper.tsx').then((module) => ({ default: module.AuthDialogKeeper })),
)

/** The auth dialog, whose code is loaded when it is asked for. Mounted once, around the screens. */
export const AuthDialogHost = () => {
  const { request } = useAuthRequest()
  const isAsked = useIsAsked()
  return request || isAsked ? (
    <Suspense>
      <Keeper />
    </Suspense>
  ) : null
}
