import type { Call } from './call.ts'
import { isProblem, Problem } from './problem.ts'
import type { ShopperStore } from './shopper.ts'

const isLogin = (operation: string) => operation.includes(' /shopper/auth/')
const isRead = (operation: string) => operation.startsWith('GET ')

/**
 * Calls of a customer's page. When the session turns out to be over, the call is not failed but held while the shopper
 * is asked to sign in again, and made once they have; whoever waits for it notices nothing, so what is written in a form
 * stays and what was pressed goes on. It fails with the problem `session-ended` (401) when they will not. From then on
 * the page's reads fail at once, so that no guest's answer gets onto a customer's page, and its writes ask again.
 */
export const withSessionRenewal = (call: Call, shoppers: ShopperStore): Call => {
  const waitForSession = (operation: string) =>
    new Promise<void>((resolve, reject) => {
      if (!isRead(operation) || shoppers.session() === 'ended') shoppers.requestLogin()
      let stop = () => {}
      const check = () => {
        const state = shoppers.session()
        if (state === 'login-required') return
        stop()
        if (state === 'active') resolve()
        else reject(new Problem(401, 'session-ended', '', ''))
      }
      stop = shoppers.subscribe(check)
      check()
    })
  return async (operation, ...input) => {
    if (isLogin(operation)) return call(operation, ...input)
    shoppers.refresh()
    if (shoppers.session() !== 'active') await waitForSession(operation)
    try {
      return await call(operation, ...input)
    } catch (error) {
      shoppers.refresh()
      // 401: the token is worth nothing; 403: it is a guest's by now.
      const isRefused = isProblem(error, 401) || isProblem(error, 403)
      if (!isRefused || shoppers.session() === 'active') throw error
      await waitForSession(operation)
      return call(operation, ...input)
    }
  }
}
