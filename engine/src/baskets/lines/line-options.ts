import { badRequest } from '../../kernel/problem.ts'
import type { Static } from '../../kernel/schema.ts'
import type { OptionValue, ProductOption, Sellable } from '../../products/index.ts'
import type { BasketLine, ChosenOption } from '../basket.ts'
import type { NewItem } from '../bodies.ts'

/** A choice as a client asks for it. */
export type OptionRequest = Pick<
  NonNullable<Static<typeof NewItem>['optionItems']>[number],
  'optionId' | 'optionValueId'
>

export type ResolvedOption = { option: ProductOption; value: OptionValue }

const offers = (options: readonly ProductOption[], { optionId, valueId }: ChosenOption): boolean =>
  options.some(({ id, values }) => id === optionId && values.some((value) => value.id === valueId))

/** What is taken of each option: the value named, else the merchant's default. */
const resolveOptions = (
  options: readonly ProductOption[],
  chosen: readonly ChosenOption[],
): ResolvedOption[] =>
  options.flatMap((option) => {
    const valueId = chosen.find(({ optionId }) => optionId === option.id)?.valueId
    const value =
      option.values.find(({ id }) => id === valueId) ?? option.values.find(({ isDefault }) => isDefault)
    return value ? [{ option, value }] : []
  })

/**
 * The choices of a line from what is asked for, what it had and the merchant's defaults; undefined where there is
 * nothing to choose. Problem: 400 for an option or a value that the product does not have in this country.
 */
export const chooseOptions = (
  { sku, options }: Pick<Sellable, 'sku' | 'options'>,
  wishes: readonly OptionRequest[] = [],
  held: readonly ChosenOption[] = [],
): ChosenOption[] | undefined => {
  const asked = wishes.map(({ optionId, optionValueId }) => ({ optionId, valueId: optionValueId }))
  const wrong = asked.find((one) => !offers(options, one))
  if (wrong) {
    throw badRequest(
      `The product '${sku}' has no option '${wrong.optionId}' with a value '${wrong.valueId}'.`,
      {
        property: 'optionItems',
        productId: sku,
        optionId: wrong.optionId,
        optionValueId: wrong.valueId,
      },
    )
  }
  if (options.length === 0) return undefined
  return resolveOptions(options, [...asked, ...held]).map(({ option, value }) => ({
    optionId: option.id,
    valueId: value.id,
  }))
}

/** What a line takes of its product's options; undefined when something it chose is no longer to be had. */
export const optionsOfLine = (
  { options = [] }: Pick<BasketLine, 'options'>,
  sellable: Pick<Sellable, 'options'>,
): ResolvedOption[] | undefined =>
  options.every((one) => offers(sellable.options, one))
    ? resolveOptions(sellable.options, options)
    : undefined
