import type { Text } from '../../lib/i18n/define-messages.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { EmptyState, LinkButton } from '../../ui/index.ts'
import { Browse } from './browse-island.ts'

type NothingYetProps = {
  drawing: 'orders' | 'wishlist'
  messages: Record<'empty' | 'emptyHint' | 'shop', Text>
}

/** A list of the shopper's own that has no entry yet: why, the way home, and the other ways on. */
export const NothingYet = ({ drawing, messages }: NothingYetProps) => {
  const t = useText()
  return (
    <>
      <EmptyState
        drawing={drawing}
        title={t(messages.empty)}
        action={
          <LinkButton as={Link} href="/">
            {t(messages.shop)}
          </LinkButton>
        }
      >
        {t(messages.emptyHint)}
      </EmptyState>
      <Browse />
    </>
  )
}
