import { useText } from '../../../lib/i18n/text.tsx'
import { RadioGroup, Stack } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import { optionMessages as messages } from './option-messages.ts'
import type { Product } from '../product.ts'

type OptionsProps = {
  product: Product
  /** Option id → id of its value, where the shopper has chosen another than comes by itself. */
  chosen: Readonly<Record<string, string>>
  onChoose: (chosen: Record<string, string>) => void
}

/** What is chosen along with the product: an engraving, a guarantee. Only customers see what an option costs. */
export const Options = ({ product, chosen, onChoose }: OptionsProps) => {
  const t = useText()
  const money = useMoney()
  return (
    <Stack gap={4}>
      {product.options?.map(({ id, name, values }) => (
        <RadioGroup
          key={id}
          cards
          legend={name}
          options={values.map(({ id: value, name: label, price }) => ({
            value,
            label,
            aside:
              price === undefined
                ? undefined
                : price === 0
                  ? t(messages.included)
                  : t(messages.more, { price: money(price, product.currency) }),
          }))}
          value={chosen[id] ?? values.find((value) => value.default)?.id}
          onChange={(value) => onChoose({ ...chosen, [id]: value })}
        />
      ))}
    </Stack>
  )
}
