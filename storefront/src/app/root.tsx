import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type Env, EnvProvider } from '../api/env.tsx'
import { CustomPreferencesProvider } from '../api/preferences.tsx'
import { TextProvider } from '../lib/i18n/text.tsx'
import { type Router, RouterProvider } from '../lib/router/context.tsx'
import type { Navigator, Snapshot } from '../lib/router/navigator.ts'
import styles from './app.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { OfflineScreen } from './offline-screen.tsx'
import type { View } from './view.ts'
import { Shell } from './shell.tsx'
import { Skeleton } from './skeleton.tsx'
import { Toasts } from './toasts.tsx'
import { TopProgress } from './top-progress.tsx'

/** The moving part: the real navigator in the browser, one still picture on the server. */
export type Views = {
  snapshot(): Snapshot<View>
  subscribe: Navigator<View>['subscribe']
  navigate: Router['navigate']
  preload: Router['preload']
}
type Settle = (snapshot: Snapshot<View>) => void

const ScreenOf = ({ view, showDetails }: { view: View; showDetails: boolean }) => {
  if (view.kind === 'offline') return <OfflineScreen />
  if (view.kind === 'error' || !view.screen)
    return <ErrorScreen error={showDetails ? view.error : undefined} />
  return <view.screen.Screen />
}

/** Says the title of every page but the first, which the browser itself announces. */
const keyOf = ({ screen, route }: View, env: Env) => screen?.key?.(route, env) ?? route.pathname

const Announcer = ({ title, first }: { title: string; first: boolean }) => (
  <div id="announcer" role="status" aria-live="polite" className={styles.hidden}>
    {first ? '' : title}
  </div>
)

/**
 * The whole page. `settle` puts title, scroll and focus right after a view has changed; `onTakenOver` hears once that the
 * browser has taken over what the server wrote.
 */
export const Root = ({
  env,
  views,
  settle,
  showDetails,
  onTakenOver,
}: {
  env: Env
  views: Views
  settle?: Settle
  showDetails: boolean
  onTakenOver?: () => void
}) => {
  const snapshot = useSyncExternalStore(views.subscribe, views.snapshot, views.snapshot)
  const { view, arrival, pending, skeleton } = snapshot
  const settled = useRef<Snapshot<View>['arrival']>(undefined)
  useLayoutEffect(() => {
    if (settled.current === arrival) return
    settled.current = arrival
    settle?.(snapshot)
  }, [arrival, snapshot, settle])
  // After the effects of all that is in it.
  useEffect(() => onTakenOver?.(), [onTakenOver])
  const router = useMemo<Router>(
    () => ({
      route: view.route,
      pending: pending === undefined ? undefined : new URL(pending),
      href: env.href,
      navigate: views.navigate,
      preload: views.preload,
    }),
    [view.route, pending, env, views],
  )
  return (
    <EnvProvider value={env}>
      <TextProvider value={env.t}>
        <QueryClientProvider client={env.queries}>
          <RouterProvider value={router}>
            <CustomPreferencesProvider>
              <Toasts>
                <TopProgress />
                <Shell variant={view.route.entry.shell}>
                  {skeleton ? (
                    <Skeleton />
                  ) : (
                    <ErrorBoundary key={`${keyOf(view, env)} ${view.kind}`} showDetails={showDetails}>
                      <ScreenOf view={view} showDetails={showDetails} />
                    </ErrorBoundary>
                  )}
                </Shell>
              </Toasts>
              <Announcer title={view.head.title} first={arrival.kind === 'first'} />
            </CustomPreferencesProvider>
          </RouterProvider>
        </QueryClientProvider>
      </TextProvider>
    </EnvProvider>
  )
}
