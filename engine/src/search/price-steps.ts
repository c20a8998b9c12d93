import type { Site } from '../kernel/site.ts'

const oneTwoFive = [1, 2, 5]

/** 1, 2, 5, 10, 20, 50 … up to a thousand dollars, moved by whole tens for currencies of smaller units. */
export const priceSteps = (site: Pick<Site, 'exchangeRates' | 'countries'>, country: string): number[] => {
  const currency = site.countries.find(({ code }) => code === country)?.currency
  const rate = site.exchangeRates.find((one) => one.currency === currency)
  const scale = 10 ** Math.round(Math.log10(Math.max(1, Number(rate?.perUsd ?? 1))))
  const steps = [1, 10, 100].flatMap((ten) => oneTwoFive.map((step) => step * ten * scale))
  return [0, ...steps, 1000 * scale]
}
