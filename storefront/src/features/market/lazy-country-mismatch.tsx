import { lazy, Suspense, useEffect, useState } from 'react'
import { countryOf, type LocaleId, resolveLocale } from '../../../../facts/locales.ts'
import { useEnv } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored } from '../../lib/browser-storage.ts'

const CountryMismatchBar = lazy(() =>
  import('./country-mismatch-bar.tsx').then(
    ({ CountryMismatchBar: bar }) => ({ default: bar }),
    () => ({ default: () => null }),
  ),
)

/**
 * The URL decides what is shown; when the stored locale names another country a quiet bar offers it, whose code comes then.
 * Without its code nothing is offered.
 */
export const LazyCountryMismatch = () => {
  const { country, place } = useEnv()
  const [stored, setStored] = useState<LocaleId>()
  useEffect(() => setStored(resolveLocale(readStored(storageKeys.locale) ?? '')), [])
  const there = stored && countryOf(stored)
  if (!there || there === country) return null
  return (
    <Suspense>
      <CountryMismatchBar there={there} onStay={() => setStored(place.locale.id)} />
    </Suspense>
  )
}
