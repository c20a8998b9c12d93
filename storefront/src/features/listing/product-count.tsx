import { useText } from '../../lib/i18n/text.tsx'
import { VisuallyHidden } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A bare figure to the eye, "15 productos" to the ear. */
export const ProductCount = ({ n }: { n: number }) => (
  <>
    {n}
    <VisuallyHidden>{` ${useText()(messages.products, { n })}`}</VisuallyHidden>
  </>
)
