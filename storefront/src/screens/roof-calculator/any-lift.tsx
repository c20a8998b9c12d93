import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { RoofResultProps } from './roof-result-props.ts'

/** Takes sheets again that are too heavy for two persons: no field of the form asks for lighter ones. */
export const AnyLift = ({ onChange }: Pick<RoofResultProps, 'onChange'>) => {
  const t = useText()
  return (
    <Button variant="quiet" size="small" onClick={() => onChange({ li: '' })}>
      {t(messages.anyLift)}
    </Button>
  )
}
