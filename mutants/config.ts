import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.002',
    file: 'storefront/src/app/head.ts',
    find: ': place.site.name',
    replace: ": 'Lámina'",
  },
  {
    id: 'S3.031',
    file: 'engine/src/sites/shop-settings.ts',
    find: '          code: id,',
    replace: '          code: name,',
  },
  {
    id: 'S3.039',
    file: 'storefront/src/lib/preferences.ts',
    find: "const value = typeof given === 'string' ? parseJson(given) : given",
    replace: 'const value = given',
  },
  {
    id: 'S7.048',
    file: 'facts/locales.ts',
    find: 'return `${language}_${country}`',
    replace: 'return `${language}-${country}` as never',
  },
  {
    id: 'S7.049',
    file: 'storefront/src/lib/preferences.ts',
    find: "if (isRecord(answer) && 'body' in answer) return readPreferencesAnswer(answer.body)\n",
    replace: '',
  },
  {
    id: 'S7.050',
    file: 'storefront/src/api/preferences.tsx',
    find: 'if (!isProblem(error)) throw error\n    console.warn(`Preferences',
    replace: 'throw error\n    console.warn(`Preferences',
  },
  {
    id: 'S8.050',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'if (!config.defaultSite) throw new Error("Configuration error: \'defaultSite\' is missing")',
    replace: '',
  },
  {
    id: 'S8.051',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'if (!config.sites?.length) throw new Error("Configuration error: \'sites\' lists no site")',
    replace: '',
  },
  {
    id: 'S8.052',
    file: 'storefront/src/lib/locale-url.ts',
    find: "if (typeof path !== 'string' || !path.startsWith('/')) {",
    replace: "if (typeof path !== 'string') {",
  },
  {
    id: 'S8.053',
    file: 'storefront/src/api/preferences.tsx',
    find: "if (!preferences) throw new Error('useCustomPreferences debe usarse dentro de CustomPreferencesProvider')\n  return preferences",
    replace: 'return preferences ?? parsePreferences({})',
  },
  {
    id: 'S9.012',
    file: 'storefront/src/config/timings.ts',
    find: 'searchDebounce: 300',
    replace: 'searchDebounce: 200',
  },
  {
    id: 'S9.012',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: '}, timings.caseFormReset)',
    replace: '}, timings.attachmentToast)',
  },
  {
    id: 'S9.020',
    file: 'storefront/src/config/query-defaults.ts',
    find: 'staleTime: 10_000',
    replace: 'staleTime: 1_000',
  },
  {
    id: 'S9.032',
    file: 'storefront/src/features/market/markets.ts',
    find: '[...new Set(countries)].map(',
    replace: '[...new Set(countries)].toSorted().map(',
  },
  {
    id: 'S9.034',
    file: 'storefront/src/config/storage-key-names.ts',
    find: "'selectedStoreId'",
    replace: "'storeId'",
  },
  {
    id: 'S9.036',
    file: 'storefront/src/theme/index.ts',
    find: "themes.find((theme) => theme === versionKey) ?? 'v.1'",
    replace: "themes.find((theme) => theme !== versionKey) ?? 'v.1'",
  },
]
