import { useEnv } from '../../api/env.tsx'
import { localText } from '../../lib/local-text.ts'
import { useAttributes } from './use-attributes.ts'

/** How the value of an attribute reads: `rojo-colonial` of `color` is `Rojo colonial`; a value without a name is its own. */
export const useValueNames = () => {
  const { language } = useEnv()
  const known = useAttributes()
  return (attributeId: string, value: string): string => {
    const values = known.find(({ id }) => id === attributeId)?.values
    return localText(values?.find((one) => one.value === value)?.name, language) || value
  }
}
