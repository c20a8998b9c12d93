import { useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { Button, Dialog, Row, Stack, useToast } from '../../ui/index.ts'
import { useMoney } from '../market/index.ts'
import type { Order } from './order.ts'
import { messages } from './reorder-messages.ts'
import { type Reordered, useReorder } from './use-reorder.ts'

/** Puts the order's goods into the cart again and shows what differs from then. */
export const Reorder = ({ order }: { order: Order }) => {
  const t = useText()
  const money = useMoney()
  const show = useToast()
  const navigate = useNavigate()
  const { reorder, pending } = useReorder(order)
  const [told, setTold] = useState<Reordered>()
  const repeat = () => reorder().then(setTold, () => show({ title: t(messages.failed), tone: 'error' }))
  const close = () => setTold(undefined)
  return (
    <>
      <Button
        variant="secondary"
        wide
        pending={pending}
        pendingLabel={t(messages.adding)}
        onClick={() => void repeat()}
      >
        {t(messages.again)}
      </Button>
      {told && (
        <Dialog
          open
          onClose={close}
          title={t(messages.title, { n: told.added })}
          closeLabel={t(messages.close)}
          size="small"
          footer={
            <Row gap={3} justify="end">
              <Button variant="secondary" onClick={close}>
                {t(messages.close)}
              </Button>
              <Button data-autofocus onClick={() => navigate('/cart')}>
                {t(messages.toCart)}
              </Button>
            </Row>
          }
        >
          <Stack gap={4}>
            {told.added > 0 && <p>{t(messages.same)}</p>}
            {told.changed.length > 0 && (
              <section>
                <h3>{t(messages.changed)}</h3>
                <ul className="figures">
                  {told.changed.map(({ name, before, now, currency }) => (
                    <li key={name}>
                      {t(messages.change, {
                        name,
                        before: money(before, currency),
                        now: money(now, currency),
                      })}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {told.left.length > 0 && (
              <section>
                <h3>{t(messages.left)}</h3>
                <ul>
                  {told.left.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
                <p>{t(messages.leftWhy)}</p>
              </section>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  )
}
