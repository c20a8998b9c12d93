import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useShopper } from '../../api/shopper.ts'
import { trade } from '../../api/trade.ts'
import { pathTo, paths } from '../../config/paths.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { loginFor } from '../../lib/login-for.ts'
import { useNavigate, useSearchParams } from '../../lib/router/context.tsx'
import { Button } from '../../ui/index.ts'
import { ListQuote } from '../opportunities/index.ts'
import { messages } from './messages.ts'
import type { PriceRequest } from './use-priced-lines.ts'

/** Where a guest comes back to after signing in: the list by its link, with the dialog open. */
const wish = 'quote'

type QuoteButtonProps = {
  /** The list as it is priced, looked at through the chosen store. */
  request: () => PriceRequest
  title: string
  /** The main way where goods are only quoted. */
  variant?: 'primary' | 'secondary'
}

/**
 * Asks the sales desk for this list and nothing else. A guest signs in first, so the list is saved and waits at its link:
 * no address has to hold it meanwhile.
 */
export const QuoteButton = ({ request, title, variant = 'secondary' }: QuoteButtonProps) => {
  const t = useText()
  const env = useEnv()
  const navigate = useNavigate()
  const guest = useShopper().kind === 'guest'
  const [search] = useSearchParams()
  const [open, setOpen] = useState(!guest && search.get('list') === wish)
  const save = useMutation({
    mutationFn: () =>
      env.call(trade.createSavedList, { body: { title: title.slice(0, 120), lines: request().lines } }),
    onSuccess: ({ id }) => navigate(loginFor(`${pathTo(paths.savedList, id)}?list=${wish}`)),
  })
  return (
    <>
      <Button
        size="large"
        variant={variant}
        pending={save.isPending}
        onClick={() => (guest ? save.mutate() : setOpen(true))}
      >
        {t(messages.quote)}
      </Button>
      {save.isError && <p role="alert">{t(problemMessage(save.error))}</p>}
      {open && <ListQuote title={title} subject={request()} onClose={() => setOpen(false)} />}
    </>
  )
}
