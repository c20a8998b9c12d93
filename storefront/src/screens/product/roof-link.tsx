import type { Product } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Icon } from '../../ui/index.ts'
import { messages } from './roof-link-messages.ts'
import styles from './share.module.css'

/** From a sheet to the roof of it, with its gauge and colour chosen. */
export const RoofLink = ({
  product: { c_roofProfile: profile, variationValues, c_attributes },
}: {
  product: Product
}) => {
  const t = useText()
  if (profile === undefined) return null
  const { calibre, color = c_attributes?.color ?? '' } = variationValues ?? {}
  const chosen = { pf: profile, ...(calibre ? { c: calibre } : {}), ...(color ? { k: color } : {}) }
  return (
    <Link className={styles.way} to={`/tools/roof?${new URLSearchParams(chosen)}`}>
      <Icon name="ruler" size={20} />
      {t(messages.roof)}
    </Link>
  )
}
