import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { Dialog, Stack, useToast } from '../../ui/index.ts'
import { type Basket, basketQuery, linesOf, useLineCount } from '../basket/index.ts'
import { messages } from './form-messages.ts'
import styles from './opportunities.module.css'
import { QuoteForm } from './quote-form.tsx'

/** Sends the quote lines of a mixed cart and leaves the rest, a finished cart, where it is (S4.038). */
export const SplitDialog = ({ basket, onClose }: { basket: Basket; onClose: () => void }) => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const navigate = useNavigate()
  const countOf = useLineCount()
  return (
    <Dialog open onClose={onClose} title={t(messages.splitTitle)} closeLabel={t(messages.close)}>
      <Stack gap={4}>
        <p>{t(messages.splitText)}</p>
        <ul className={styles.chosen}>
          {linesOf(basket)
            .filter((line) => line.c_status === 'quote')
            .map((line) => (
              <li key={line.itemId}>
                {line.productName ?? line.productId}: {countOf(line)}
              </li>
            ))}
        </ul>
        <QuoteForm
          subject={{ basketId: basket.basketId, onlyQuoteLines: true }}
          onSent={({ OpportunityId, Number: number }) => {
            show({
              title: t(messages.sent, { number }),
              detail: t(messages.sentDetail),
              action: { label: t(messages.see), href: `/opportunity/${OpportunityId}` },
            })
            void env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
            onClose()
            navigate('/cart', { replace: true, keepScroll: true })
          }}
        />
      </Stack>
    </Dialog>
  )
}
