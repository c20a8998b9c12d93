import { createContext, useContext } from 'react'
import type { NavigateOptions } from './navigator.ts'
import type { Route } from './route-table.ts'

export type Router = {
  route: Route
  /** Where the shopper is going, while it loads. */
  pending: URL | undefined
  /** App path → URL with site and locale. */
  href(path: string): string
  /** Goes to an app path such as `/cart`. */
  navigate(path: string, options?: NavigateOptions): void
  /** Brings the code that going anywhere needs, so that it is there without a network too. Rejects when it does not come. */
  preload(): Promise<void>
}

const Context = createContext<Router | undefined>(undefined)
export const RouterProvider = Context.Provider

export const useRouter = (): Router => {
  const router = useContext(Context)
  if (!router) throw new Error('useRouter needs a RouterProvider')
  return router
}

/** The route being shown: params, search, path. */
export const useRoute = () => useRouter().route

/** `const navigate = useNavigate(); navigate('/cart')` */
export const useNavigate = () => useRouter().navigate

/** Whether a navigation is under way. */
export const usePending = () => useRouter().pending !== undefined

/** The query of the URL, and a setter that goes to the same path with another query. */
export const useSearchParams = () => {
  const { route, navigate } = useRouter()
  const set = (
    change: (params: URLSearchParams) => void,
    options: NavigateOptions = { keepScroll: true },
  ) => {
    const next = new URLSearchParams(route.search)
    change(next)
    const query = next.toString()
    navigate(query ? `${route.pathname}?${query}` : route.pathname, options)
  }
  return [route.search, set] as const
}
