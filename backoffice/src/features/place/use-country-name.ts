import { useCallback, useMemo } from 'react'
import { useEnv } from '../../api/env.tsx'

/** Names a country in the person's language. */
export const useCountryName = () => {
  const { language } = useEnv()
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }), [language])
  return useCallback((code: string) => names.of(code) ?? code, [names])
}
