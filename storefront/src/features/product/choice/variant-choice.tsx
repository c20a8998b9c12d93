import { useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { useRouter } from '../../../lib/router/context.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { ChipLink, SwatchGroup } from '../../../ui/index.ts'
import { changedBeside, variantWith } from './choose-variant.ts'
import { messages } from '../messages.ts'
import type { Choice, Product, VariationAttribute } from '../product.ts'
import styles from './variant-choice.module.css'

type VariantChoiceProps = {
  product: Product
  /** The choices shown. */
  chosen: Readonly<Record<string, string>>
}

const nameOf = ({ name, value }: Choice) => name ?? value

/** The choices of a family. Each choice is a page of its own, so it is in the URL and works without scripts. */
export const VariantChoice = ({ product, chosen: shown }: VariantChoiceProps) => {
  const { variants = [], variationAttributes = [] } = product
  const t = useText()
  const { pending } = useRouter()
  // The choice just made is marked at once, while its page is on its way.
  const going = variants.find(({ productId }) => productId === pending?.params.productId)
  const chosen = going?.variationValues ?? shown
  const hrefOf = (id: string, value: string) => {
    const variant = variantWith(variants, chosen, id, value)
    return `/product/${encodeURIComponent(variant?.productId ?? product.id)}`
  }
  const [pressed, setPressed] = useState<string>()
  const notes = useChangedBeside(variationAttributes, shown, pressed)
  const choices = variationAttributes
    .filter(({ values = [] }) => values.length > 0)
    .map((attribute) =>
      attribute.values?.some(({ c_hex }) => c_hex) ? (
        <Colours
          key={attribute.id}
          attribute={attribute}
          chosen={chosen[attribute.id]}
          hrefOf={hrefOf}
          onPress={() => setPressed(attribute.id)}
        />
      ) : (
        <Chips
          key={attribute.id}
          attribute={attribute}
          chosen={chosen[attribute.id]}
          hrefOf={hrefOf}
          onPress={() => setPressed(attribute.id)}
        />
      ),
    )
  return (
    <>
      {choices}
      <p role="status" className={notes ? styles.changed : 'visually-hidden'}>
        {notes && t(messages.alsoChanged, { what: notes })}
      </p>
    </>
  )
}

/** What a choice has changed beside itself, since not everything comes in every colour: name and value of each. */
const useChangedBeside = (
  attributes: readonly VariationAttribute[],
  shown: Readonly<Record<string, string>>,
  pressed: string | undefined,
) => {
  const [state, setState] = useState({ shown, changed: [] as string[] })
  if (Object.keys(shown).some((id) => shown[id] !== state.shown[id]))
    setState({ shown, changed: changedBeside(state.shown, shown) })
  return attributes
    .filter(({ id }) => id !== pressed && state.changed.includes(id))
    .map(({ id, name = '', values = [] }) => {
      const value = values.find((one) => one.value === shown[id])
      return `${name} ${value ? nameOf(value) : ''}`.trim()
    })
    .join(', ')
}

type AttributeProps = {
  attribute: VariationAttribute
  chosen: string | undefined
  hrefOf(id: string, value: string): string
  onPress(): void
}

/** The colour chart; without scripts its names are links. */
const Colours = ({ attribute: { id, name = '', values = [] }, chosen, hrefOf, onPress }: AttributeProps) => {
  const { navigate } = useRouter()
  return (
    <div>
      <SwatchGroup
        legend={`${name}:`}
        options={values.map((choice) => ({
          value: choice.value,
          label: nameOf(choice),
          ...(choice.c_hex ? { colour: choice.c_hex } : {}),
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
              {nameOf(choice)}
            </Link>
          ))}
        </p>
      </noscript>
    </div>
  )
}

const Chips = ({ attribute: { id, name = '', values = [] }, chosen, hrefOf, onPress }: AttributeProps) => {
  const now = values.find(({ value }) => value === chosen)
  return (
    <div role="group" aria-label={name}>
      <p className={styles.legend}>
        {name}:{now && <span className={styles.now}>{` ${nameOf(now)}`}</span>}
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
            {nameOf(choice)}
          </ChipLink>
        ))}
      </div>
    </div>
  )
}

const ChoiceLink = (props: Parameters<typeof Link>[0]) => <Link replace keepScroll {...props} />
