import { lazy, Suspense, useState } from 'react'
import { useRouter } from '../../../lib/router/context.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { ChipLink, SwatchGroup } from '../../../ui/index.ts'
import { variantWith } from './choose-variant.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { messages } from '../messages.ts'
import type { Product, Stock, VariationAttribute } from '../product.ts'
import { isOutOfStock } from './quantity.ts'
import styles from './variant-choice.module.css'

type VariantChoiceProps = {
  /** With the choices shown. */
  product: Product
  /** What the shopper's store has of each choice, once known. */
  stock: Readonly<Record<string, Stock>> | undefined
}

const ChangedNote = lazy(() =>
  import('./changed-note.tsx').then(({ ChangedNote: Note }) => ({ default: Note })),
)

const pathOf = (productId: string) => `/product/${encodeURIComponent(productId)}`

/** The choices of a family. Each choice is a page of its own, so it is in the URL and works without scripts. */
export const VariantChoice = ({ product, stock }: VariantChoiceProps) => {
  const { variants = [], variationAttributes = [], variationValues: shown = {} } = product
  const t = useText()
  const { pending, href } = useRouter()
  // The choice just made is marked at once, while its page is on its way.
  const going = variants.find(({ productId }) => href(pathOf(productId)) === pending?.pathname)
  const chosen = going?.variationValues ?? shown
  const idWith = (id: string, value: string) =>
    variantWith(variants, chosen, id, value)?.productId ?? product.id
  const hrefOf = (id: string, value: string) => pathOf(idWith(id, value))
  const noteOf = (id: string, value: string) =>
    isOutOfStock(stock?.[idWith(id, value)]) && !product.isProductQuote ? t(messages.none) : undefined
  const [pressed, setPressed] = useState<{ id: string; before: typeof shown }>()
  const press = (id: string) => setPressed({ id, before: shown })
  const choices = variationAttributes
    .filter(({ values = [] }) => values.length > 0)
    .map((attribute) =>
      attribute.values?.some(({ c_hex }) => c_hex) ? (
        <Colours
          key={attribute.id}
          attribute={attribute}
          chosen={chosen[attribute.id]}
          hrefOf={hrefOf}
          noteOf={noteOf}
          onPress={() => press(attribute.id)}
        />
      ) : (
        <Chips
          key={attribute.id}
          attribute={attribute}
          chosen={chosen[attribute.id]}
          hrefOf={hrefOf}
          noteOf={noteOf}
          onPress={() => press(attribute.id)}
        />
      ),
    )
  return (
    <>
      {choices}
      <div role="status" className={styles.status}>
        {pressed && (
          <Suspense>
            <ChangedNote attributes={variationAttributes} shown={shown} pressed={pressed} />
          </Suspense>
        )}
      </div>
    </>
  )
}

type AttributeProps = {
  attribute: VariationAttribute
  chosen: string | undefined
  hrefOf(id: string, value: string): string
  /** What is to be known of a choice before it is made. */
  noteOf(id: string, value: string): string | undefined
  onPress(): void
}

/** The colour chart; without scripts its names are links. */
const Colours = ({
  attribute: { id, name = '', values = [] },
  chosen,
  hrefOf,
  noteOf,
  onPress,
}: AttributeProps) => {
  const { navigate } = useRouter()
  return (
    <div>
      <SwatchGroup
        className={styles.colours}
        legend={`${name}:`}
        options={values.map((choice) => ({
          value: choice.value,
          label: choice.name ?? choice.value,
          colour: choice.c_hex,
          note: noteOf(id, choice.value),
        }))}
        value={chosen}
        onChange={(value) => {
          onPress()
          navigate(hrefOf(id, value), { replace: true, keepScroll: true })
        }}
      />
      <noscript>
        <p className={styles.plain}>
          {values.map((choice) => (
            <Link key={choice.value} to={hrefOf(id, choice.value)}>
              {choice.name ?? choice.value}
            </Link>
          ))}
        </p>
      </noscript>
    </div>
  )
}

const Chips = ({
  attribute: { id, name = '', values = [] },
  chosen,
  hrefOf,
  noteOf,
  onPress,
}: AttributeProps) => {
  const now = values.find(({ value }) => value === chosen)
  return (
    <div role="group" aria-label={name} className={styles.choice}>
      <p className={styles.legend}>
        {name}:{now && <span className={styles.now}>{` ${now.name ?? now.value}`}</span>}
      </p>
      <div className={styles.chips}>
        {values.map((choice) => (
          <ChipLink
            key={choice.value}
            as={ChoiceLink}
            href={hrefOf(id, choice.value)}
            square
            chosen={choice.value === chosen}
            onClick={onPress}
          >
            {choice.name ?? choice.value}
            <small className={styles.note}>{noteOf(id, choice.value)}</small>
          </ChipLink>
        ))}
      </div>
    </div>
  )
}

const ChoiceLink = (props: Parameters<typeof Link>[0]) => <Link replace keepScroll {...props} />
