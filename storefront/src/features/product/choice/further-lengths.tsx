import { lazy, Suspense } from 'react'
import type { CutRule } from '../../../../../facts/length.ts'
import { newId } from '../../../lib/new-id.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Stack } from '../../../ui/index.ts'
import { lengthMessages as messages } from './length-messages.ts'
import type { RowMeasure } from './further-length-rows.tsx'
import type { ProductChoice } from '../use-product-choice.ts'

const FurtherLengthRows = lazy(() =>
  import('./further-length-rows.tsx').then(({ FurtherLengthRows: Rows }) => ({ default: Rows })),
)

type FurtherLengthsProps = {
  cut: CutRule
  wanted: ProductChoice
  /** The ruler's: rows are typed in it too. */
  measure: RowMeasure
}

/** Further lengths of the same sheet: all of them are added with one press. The rows come with the first of them. */
export const FurtherLengths = ({ cut, wanted, measure }: FurtherLengthsProps) => {
  const t = useText()
  const { further, setFurther, lengthMm } = wanted
  return (
    <Stack gap={2}>
      {further.length > 0 && (
        <Suspense>
          <FurtherLengthRows key={measure.unit} cut={cut} wanted={wanted} measure={measure} />
        </Suspense>
      )}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => setFurther([...further, { id: newId(), pieces: 1, lengthMm }])}
        >
          {t(messages.addLength)}
        </Button>
      </div>
    </Stack>
  )
}
