import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.177',
    file: 'storefront/src/app/error-screen.tsx',
    find: 'title={t(appMessages.errorTitle)}',
    replace: 'title={t(appMessages.refresh)}',
  },
  {
    id: 'S2.178',
    file: 'storefront/src/app/error-screen.tsx',
    find: '<Link to="/"',
    replace: '<Link to="/cart"',
  },
  {
    id: 'S2.179',
    file: 'storefront/src/app/error-screen.tsx',
    find: 'mailto:${shop.supportEmail}',
    replace: 'mailto:',
  },
  {
    id: 'S2.180',
    file: 'storefront/src/app/error-screen.tsx',
    find: 'onClick={() => location.reload()}',
    replace: 'onClick={() => undefined}',
  },
  {
    id: 'S2.181',
    file: 'storefront/src/app/error-screen.tsx',
    find: '{error?.stack ? <pre className={styles.stack}>{error.stack}</pre> : null}',
    replace: '',
  },
  {
    id: 'S4.092',
    file: 'storefront/src/app/chunk-guard.tsx',
    find: 'this.props.onChunk()\n',
    replace: '',
  },
  {
    id: 'S6.013',
    file: 'storefront/src/features/customer/passwordless-problem.ts',
    find: "if (pattern === 'user-not-found') return resetMessages.accountRequired\n",
    replace: '',
  },
  {
    id: 'S8.017',
    file: 'storefront/src/features/customer/server-pattern.ts',
    find: "[/client secret is not provided/i, 'feature-unavailable'],\n",
    replace: '',
  },
  {
    id: 'S8.018',
    file: 'storefront/src/features/customer/passwordless-problem.ts',
    find: 'return resetMessages.unavailable',
    replace: 'return resetMessages.accountRequired',
  },
  {
    id: 'S8.039',
    file: 'storefront/src/app/chunk-error.ts',
    find: 'super(`Loading chunk ${chunk} failed. (${type})`)',
    replace: 'super(`Loading chunk ${chunk} failed. (error)`)',
  },
  {
    id: 'S8.042',
    file: 'storefront/src/app/error-screen.tsx',
    find: '{t(appMessages.errorText)}',
    replace: '{t(appMessages.errorTitle)}',
  },
  {
    id: 'S8.044',
    file: 'storefront/src/lib/preferences.ts',
    find: 'console.warn(`Preferences are not JSON: ${String(error)}`)\n    return undefined',
    replace: 'throw error',
  },
  {
    id: 'S9.001',
    file: 'storefront/src/ui/overlay/toast-list.ts',
    find: 'toastDuration = 5000',
    replace: 'toastDuration = 4000',
  },
  {
    id: 'S9.013',
    file: 'storefront/src/config/timings.ts',
    find: 'chunkTimeout: 120_000',
    replace: 'chunkTimeout: 12_000',
  },
]
