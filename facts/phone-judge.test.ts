import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { countries, countryCodes } from './countries.ts'
import { isNationalPhone } from './phone.ts'

/** Numbers of every beginning of three digits, in every length of the country's plan. */
const numbersOf = (lengths: readonly number[]) =>
  lengths.flatMap((length) =>
    Array.from({ length: 1000 }, (_, start) => `${String(start).padStart(3, '0')}45678901`.slice(0, length)),
  )

test.each(countryCodes)('%s: what libphonenumber calls a mobile or a fixed line is taken', (country) => {
  const { callingCode, nationalLengths } = countries[country].phone
  const judged = numbersOf(nationalLengths).map((digits) => {
    const number = `+${callingCode}${digits}`
    const judge = parsePhoneNumberFromString(number)
    const type = judge?.isValid() && judge.countryCallingCode === callingCode ? judge.getType() : undefined
    const isLine = type === 'MOBILE' || type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE'
    return {
      number,
      isLine,
      isPossible: judge?.isPossible() ?? false,
      ours: isNationalPhone(country, number),
    }
  })
  expect(judged.filter(({ isLine }) => isLine).length).toBeGreaterThan(50)
  expect(judged.filter(({ isLine, ours }) => isLine && !ours).map(({ number }) => number)).toEqual([])
  expect(judged.filter(({ isPossible, ours }) => ours && !isPossible).map(({ number }) => number)).toEqual([])
})
