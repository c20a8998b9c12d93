import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { OfflineBanner } from '../offline-banner.tsx'

/** A shell for tests of the chassis alone. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <OfflineBanner />
    <header>
      <Link to="/">Tienda</Link>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
)
