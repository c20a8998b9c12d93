import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Pagination } from '../../ui/index.ts'
import { messages } from './messages.ts'

type WishPagesProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** The pages of a long list. */
export const WishPages = ({ page, pages, hrefOf }: WishPagesProps) => {
  const t = useText()
  if (pages < 2) return null
  return (
    <Pagination
      label={t(messages.pages)}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      previousLabel={t(messages.previous)}
      nextLabel={t(messages.next)}
      pageLabel={(n) => t(messages.page, { n })}
      as={Link}
    />
  )
}
