/** Countries of the world beside those of the shop: where a payer may live. Codes of ISO 3166-1, names by the runtime. */
import { isCountryCode } from './country.ts'

// prettier-ignore
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CU CV CW CX CY CZ DE DJ DK DM DO DZ EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GU GW GY HK HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )
const known: ReadonlySet<string> = new Set(codes)

/** Whether it is the code of a country where the shop does not sell. */
export const isForeignCountry = (code: string | null | undefined): code is string =>
  typeof code === 'string' && known.has(code) && !isCountryCode(code)

/** All of them by name, in the order of the language. Who buys from abroad lives in the United States most often. */
export const foreignCountries = (language: 'es' | 'en'): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const all = codes.map((code) => ({ code, name: names.of(code) ?? code }))
  const order = new Intl.Collator(language)
  return all.toSorted((a, b) => order.compare(a.name, b.name))
}
