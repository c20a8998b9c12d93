import { useEnv } from '../../api/env.tsx'
import { IconButton } from '../../ui/index.ts'
import { messages } from './messages.ts'

type PricePagesProps = { page: number; pages: number; onPage(page: number): void }

/** Which page of the list is shown, and the ways to those beside it. */
export const PricePages = ({ page, pages, onPage }: PricePagesProps) => {
  const { t, format } = useEnv()
  return (
    <>
      <IconButton
        icon="left"
        label={t(messages.before)}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {t(messages.page, format.number(page), format.number(pages))}
      <IconButton
        icon="right"
        label={t(messages.more)}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </>
  )
}
