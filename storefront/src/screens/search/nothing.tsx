import { Browse } from '../../features/listing/index.ts'
import { RecentlySeen } from '../../features/seen/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { EmptyState, LinkButton } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A search without a hit: what one may do, the categories, and what was seen lately (S2.026). */
export const Nothing = ({
  term,
  isFiltered,
  clearHref,
}: {
  term: string
  isFiltered: boolean
  clearHref: string
}) => {
  const t = useText()
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title={t(messages.nothing, { term })}
      action={
        isFiltered ? (
          <LinkButton as={Link} href={clearHref}>
            {t(messages.withoutFilters)}
          </LinkButton>
        ) : (
          <LinkButton as={Link} href="/store-locator" variant="secondary">
            {t(messages.stores)}
          </LinkButton>
        )
      }
    >
      <p>{t(messages.tryOther)}</p>
      <Browse />
      <RecentlySeen />
    </EmptyState>
  )
}
