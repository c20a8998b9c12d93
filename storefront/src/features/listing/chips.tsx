import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { ChipLink, classNames } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import styles from './listing.module.css'
import { useListing } from './listing-context.ts'
import { inStores, promotion, toggle, withoutFilters } from './listing-url.ts'
import { messages } from './messages.ts'
import { ProductCount } from './product-count.tsx'
import type { ShownRefinement } from './use-refinements.ts'

const KeepLink = (props: Parameters<typeof Link>[0]) => <Link keepScroll rel="nofollow" {...props} />

/** A bare figure says nothing without the name of its filter. */
const chipText = (name: string, label: string) => (/^\d/.test(label) ? `${name} ${label}`.trim() : label)

/** A value that no refinement of the answer names, as a reader would write it: `rojo-colonial` → Rojo colonial. */
const humanize = (value: string) => {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The filters in force, each removable, and all at once. */
export const AppliedChips = ({ refinements }: { refinements: readonly ShownRefinement[] }) => {
  const t = useText()
  const { listing, hrefOf } = useListing()
  const { stores } = useChosenStore()
  const storeText = (inventoryId: string) => {
    const store = stores?.find((one) => one.inventoryId === inventoryId)
    return store ? t(messages.inStore, { store: store.name }) : t(messages.inAStore)
  }
  const labelOf = (id: string, value: string) => {
    if (id === inStores) return storeText(value)
    if (id === promotion) return t(messages.ofPromotion)
    const named = refinements.find((one) => one.id === id)?.values.find((one) => one.value === value)
    return named?.label ?? humanize(value)
  }
  const applied = [...listing.chosen].flatMap(([id, values]) =>
    values.map((value) => {
      const refinement = refinements.find((one) => one.id === id)
      return { id, value, label: labelOf(id, value), name: refinement?.label ?? '' }
    }),
  )
  if (applied.length === 0) return null
  return (
    <div role="group" aria-label={t(messages.applied)} className={styles.chips}>
      {applied.map(({ id, value, label, name }) => (
        <ChipLink
          key={`${id}=${value}`}
          as={KeepLink}
          href={hrefOf(toggle(listing, id, value))}
          chosen
          removable
          aria-label={t(messages.remove, { value: chipText(name, label) })}
        >
          {chipText(name, label)}
        </ChipLink>
      ))}
      <Link to={hrefOf(withoutFilters(listing))} keepScroll className={styles.clear}>
        {t(messages.clear)}
      </Link>
    </div>
  )
}

const promoted = [
  'c_venta',
  'c_calibre',
  'c_recubrimiento',
  'c_diametroPulg',
  'c_medidaPulg',
  'c_designacion',
  'c_desarrolloMm',
  'c_material',
]
const most = 6

/** The filters that narrow best, a press away above the list. */
export const PopularChips = ({
  refinements,
  total,
}: {
  refinements: readonly ShownRefinement[]
  total: number
}) => {
  const t = useText()
  const { listing, hrefOf } = useListing()
  const offered = promoted
    .flatMap((id) => {
      const refinement = refinements.find((one) => one.id === id)
      if (!refinement || listing.chosen.has(id)) return []
      return refinement.values
        .filter(({ hitCount }) => hitCount < total)
        .toSorted((a, b) => b.hitCount - a.hitCount)
        .slice(0, 3)
        .map((value) => ({ ...value, id, name: refinement.label }))
    })
    .slice(0, most)
  if (offered.length < 2) return null
  return (
    <div role="group" aria-label={t(messages.popular)} className={classNames(styles.chips, styles.popular)}>
      {offered.map(({ id, value, label, name, hitCount }) => (
        <ChipLink
          key={`${id}=${value}`}
          as={KeepLink}
          href={hrefOf(toggle(listing, id, value))}
          count={<ProductCount n={hitCount} />}
        >
          {chipText(name, label)}
        </ChipLink>
      ))}
    </div>
  )
}
