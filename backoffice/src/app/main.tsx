import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createCall, type CallSettings } from '../api/call.ts'
import { EnvProvider, type World } from '../api/env.tsx'
import { createInterruptions } from '../api/interruption.ts'
import { isProblem } from '../api/problem.ts'
import { loadShop } from '../api/shop.ts'
import { chooseTheme, chosenTheme } from '../lib/theme.ts'
import '../theme/index.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { makeRouter } from './router.tsx'

const queryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // What the engine refuses it refuses again; what did not arrive may arrive.
        retry: (count, error) => count < 2 && isProblem(error) && (error.status === 0 || error.status >= 500),
      },
    },
  })

const start = async () => {
  chooseTheme(chosenTheme())
  const root = createRoot(document.getElementById('root') ?? document.body)
  const { shop, isFromCache } = await loadShop()
  const interruptions = createInterruptions()
  const { organizationId, id: siteId } = shop
  const settings: Omit<CallSettings, 'language'> = {
    organizationId,
    siteId,
    interruptions,
    fetch: (...all) => fetch(...all),
  }
  const world: World = { callIn: (language) => createCall({ ...settings, language }), interruptions, shop }
  const router = makeRouter()
  const queries = queryClient()
  // With a signal everything is asked for: somebody else may be signed in by now.
  if (isFromCache) restoreQueries(queries)
  persistQueries(queries)
  root.render(
    <StrictMode>
      <EnvProvider world={world}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </EnvProvider>
    </StrictMode>,
  )
}

/** Opens pages where the signal is gone. Off in development: a kept page would be older than its sources. */
const startWorker = async () => {
  if ('serviceWorker' in navigator && !import.meta.hot)
    await navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin' })
}

void start()
addEventListener('load', () => void startWorker().catch(() => {}))
