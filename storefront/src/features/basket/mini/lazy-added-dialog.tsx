import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useEnv } from '../../../api/env.tsx'
import { useRoute } from '../../../lib/router/context.tsx'
import { type Added, addedKey } from '../use-add-to-basket.ts'
import { useBasket } from '../use-basket.ts'

const AddedDialog = lazy(() =>
  import('./added-dialog.tsx').then((module) => ({ default: module.AddedDialog })),
)

/**
 * The add-to-cart dialog: open after something was added, closed by its buttons and by a navigation (S4.039, S4.040).
 * `also` shows what goes with the product.
 */
export const LazyAddedDialog = ({ also }: { also?: (productIds: readonly string[]) => ReactNode }) => {
  const { queries } = useEnv()
  const { url } = useRoute()
  const { data: basket } = useBasket()
  const { data: added } = useQuery<Added | null>({
    queryKey: addedKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  const close = () => queries.setQueryData<Added | null>(addedKey, null)
  const shownOn = useRef(url)
  useEffect(() => {
    if (shownOn.current === url) return
    shownOn.current = url
    queries.setQueryData<Added | null>(addedKey, null)
  }, [url, queries])
  if (!added || !basket) return null
  return (
    <Suspense>
      <AddedDialog added={added} basket={basket} onClose={close}>
        {also?.(added.items.map(({ productId }) => productId))}
      </AddedDialog>
    </Suspense>
  )
}
