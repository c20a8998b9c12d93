import type { ReactNode } from 'react'
import { LazyAddedDialog, LazyBasketSync } from '../features/basket/index.ts'
import { LazyGoesWith } from '../features/product/index.ts'
import { CheckoutReset } from '../features/checkout/index.ts'
import { LazyAuthDialog } from '../features/customer/index.ts'
import { CheckoutFooter, Footer } from '../features/footer/index.ts'
import { CheckoutHeader, Header } from '../features/header/index.ts'
import { RecommendationSlot } from '../features/recommendations/index.ts'
import { LazyVisit } from '../features/tracking/index.ts'
import { useText } from '../lib/i18n/text.tsx'
import type { RouteEntry } from '../lib/router/route-table.ts'
import styles from './app.module.css'
import { ChunkGuard } from '../chunks/chunk-guard.tsx'
import { appMessages } from './messages.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useMissingCodeToast } from '../chunks/use-missing-code-toast.ts'

/** What stands around every screen: header and footer of the shop, of the checkout, or nothing [S2.021]. */
export const Shell = ({ variant, children }: { variant: RouteEntry['shell']; children: ReactNode }) => {
  const t = useText()
  const onChunk = useMissingCodeToast()
  // Whose code did not come takes none of the others along: without what follows a visit one can still sign in.
  const withChunkGuard = (hosts: ReactNode) => <ChunkGuard onChunk={onChunk}>{hosts}</ChunkGuard>
  return (
    <>
      <a className={styles.skip} href="#main" data-native="">
        {t(appMessages.skip)}
      </a>
      <OfflineBanner />
      <ChunkGuard onChunk={onChunk} again>
        {variant === 'main' && <Header />}
        {variant === 'checkout' && <CheckoutHeader />}
      </ChunkGuard>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {variant === 'main' && <Footer />}
      {withChunkGuard(
        <>
          <LazyAuthDialog />
          <LazyAddedDialog
            also={(ids) => (
              <LazyGoesWith
                productIds={ids}
                otherwise={<RecommendationSlot name="added-recommendations" productIds={ids} />}
              />
            )}
          />
        </>,
      )}
      {withChunkGuard(
        <>
          <LazyBasketSync />
          <CheckoutReset />
        </>,
      )}
      {withChunkGuard(<LazyVisit />)}
      {variant === 'checkout' && <CheckoutFooter />}
    </>
  )
}
