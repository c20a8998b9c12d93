import type { NewLine } from '../../../api/line-change.ts'
import type { BasketLine } from '../basket.ts'

/** What was chosen along with a line, as it is asked for again; nothing where there was nothing to choose. */
export const reorderOptions = ({
  optionItems,
}: Pick<BasketLine, 'optionItems'>): Pick<NewLine, 'optionItems'> =>
  optionItems?.length
    ? { optionItems: optionItems.map(({ optionId, optionValueId }) => ({ optionId, optionValueId })) }
    : {}
