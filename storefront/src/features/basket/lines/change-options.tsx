import { useQuery } from '@tanstack/react-query'
import { baskets } from '../../../api/baskets.ts'
import { useEnv } from '../../../api/env.tsx'
import { products } from '../../../api/products.ts'
import { query } from '../../../api/query.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, Busy, Button, Field, Select, Stack, useToast } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages as basketMessages } from '../messages.ts'
import { useBasketWrite } from '../use-basket-write.ts'
import { LineOptions } from './line-details.tsx'
import { optionMessages as messages } from './option-messages.ts'

type Choice = { optionId: string; optionValueId: string }

/** The options of a line, each to be changed; the options on offer come from the product (S4.055 for a failure). */
export const ChangeOptions = ({ line, onDone }: { line: BasketLine; onDone: () => void }) => {
  const t = useText()
  const env = useEnv()
  const money = useMoney()
  const show = useToast()
  const {
    data: product,
    isError,
    refetch,
  } = useQuery(
    query(env, products.getProduct, { params: { id: line.productId }, query: { expand: 'options,prices' } }),
  )
  // A chosen option is shown only once it is in the basket: its price comes from the engine.
  const write = useBasketWrite((_env, basketId, choice: Choice) =>
    env.call(baskets.updateItemInBasket, {
      params: { basketId, itemId: line.itemId },
      query: {},
      body: { optionItems: [choice] },
    }),
  )
  const choose = (choice: Choice) =>
    write.mutate(choice, { onError: () => show({ title: t(basketMessages.failed), tone: 'error' }) })
  if (isError) {
    return (
      <>
        <LineOptions line={line} />
        <Alert tone="error">
          {t(basketMessages.failed)}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t(basketMessages.retry)}
          </Button>
        </Alert>
      </>
    )
  }
  if (!product?.options) return <LineOptions line={line} />
  return (
    <Busy busy={write.isPending} label={t(basketMessages.updating)}>
      <Stack gap={2}>
        {product.options.map(({ id, name, values }) => (
          <Field key={id} label={name}>
            <Select
              value={line.optionItems?.find(({ optionId }) => optionId === id)?.optionValueId ?? ''}
              onChange={({ target }) => choose({ optionId: id, optionValueId: target.value })}
            >
              {values.map(({ id: value, name: label, price }) => (
                <option key={value} value={value}>
                  {price ? t(messages.costs, { label, price: money(price, line.currency) }) : label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <div>
          <Button variant="quiet" size="small" className={styles.save} onClick={onDone}>
            {t(messages.done)}
          </Button>
        </div>
      </Stack>
    </Busy>
  )
}
