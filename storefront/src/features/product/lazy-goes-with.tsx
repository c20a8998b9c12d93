import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type GoesWithProps = { productIds: readonly string[]; otherwise: ReactNode }

// What does not load is left out: the dialog says what was added all the same.
const GoesWith = lazy<ComponentType<GoesWithProps>>(() =>
  import('./goes-with.tsx').then(
    (module) => ({ default: module.GoesWith }),
    () => ({ default: ({ otherwise }: GoesWithProps) => otherwise }),
  ),
)

/** What products still need, below what says that they were added; `otherwise` where they need nothing. */
export const LazyGoesWith = (props: GoesWithProps) => (
  <Suspense>
    <GoesWith {...props} />
  </Suspense>
)
