import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.017',
    file: 'facts/locales.ts',
    find: 'countryCodes.find((code) => locale.endsWith(code))',
    replace: "countryCodes.find((code) => code !== 'NI' && locale.endsWith(code))",
  },
  {
    id: 'S1.022',
    file: 'facts/format-money.ts',
    find: '${currencySymbols[currency]}${whole}',
    replace: '${currencySymbols[currency][0]}${whole}',
  },
  {
    id: 'S1.023',
    file: 'facts/format-money.ts',
    find: '${currencySymbols[currency]}${whole}',
    replace: '${currencySymbols[currency]}\\u00a0${whole}',
  },
  {
    id: 'S4.044',
    file: 'storefront/src/features/market/store-market.ts',
    find: 'writeStored(storageKeys.currency, locale.preferredCurrency)',
    replace: 'writeStored(storageKeys.currency, country)',
  },
  {
    id: 'S4.046',
    file: 'engine/src/customers/update-customer.ts',
    find: '...(before.c_initialCountry ? { c_initialCountry: before.c_initialCountry } : {}),',
    replace: '',
  },
  {
    id: 'S4.048',
    file: 'storefront/src/features/market/store-market.ts',
    find: 'writeStored(storageKeys.language, languageOf(locale.id))',
    replace: 'writeStored(storageKeys.language, locale.id)',
  },
  {
    id: 'S7.057',
    file: 'storefront/src/lib/i18n/i18n.ts',
    find: 'return defaults[id] ?? [id]',
    replace: 'return []',
  },
  {
    id: 'S8.037',
    file: 'storefront/src/features/market/allowed-locales.ts',
    find: 'console.warn(env.t(messages.localesFailed), error)\n',
    replace: '',
  },
  {
    id: 'S8.040',
    file: 'storefront/src/lib/i18n/i18n.ts',
    find: 'return defaults[id] ?? [id]',
    replace: 'return [id]',
  },
  {
    id: 'S8.041',
    file: 'storefront/src/lib/i18n/i18n.ts',
    find: "console.warn(`Missing translation '${id}' in ${locale}`)",
    replace: "throw new Error(`Missing translation '${id}' in ${locale}`)",
  },
]
