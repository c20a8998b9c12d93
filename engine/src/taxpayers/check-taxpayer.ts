import type { CountryCode } from '../../../facts/countries.ts'
import {
  findActivity,
  hasActivityCatalogue,
  loadEconomicActivities,
} from '../../../facts/economic-activities.ts'
import { isTaxIdType, taxIdTypes, validateTaxId } from '../../../facts/tax-ids.ts'
import {
  allowsEconomicActivity,
  allowsFiscalCredit,
  fiscalCredits,
  isFiscalCredit,
  type TaxpayerType,
  taxConstants,
  taxpayerTypes,
} from '../../../facts/taxpayer.ts'
import { badRequest } from '../kernel/problem.ts'
import type { Taxpayer } from '../taxes/index.ts'

const names = [
  'taxpayerType',
  'fiscalCredit',
  'taxIdType',
  'taxId',
  'nrc',
  'economicActivity',
  'legalName',
] as const satisfies (keyof Taxpayer)[]

export type TaxpayerBody = Partial<Record<`c_${(typeof names)[number]}`, string | null>>

const refuse = (name: (typeof names)[number], detail: string) =>
  badRequest(detail, { property: `c_${name}`, field: `c_${name}` })

const readTaxpayer = (body: TaxpayerBody): Taxpayer => {
  const taxpayer: Taxpayer = {}
  for (const name of names) {
    const text = body[`c_${name}`]?.trim()
    if (text) taxpayer[name] = text
  }
  return taxpayer
}

const checkTaxId = (country: CountryCode, type: TaxpayerType, taxpayer: Taxpayer) => {
  const { taxIdType, taxId } = taxpayer
  if (taxIdType !== undefined) {
    if (!isTaxIdType(taxIdType) || !taxIdTypes(country, type).includes(taxIdType)) {
      throw refuse('taxIdType', `The id type '${taxIdType}' does not belong to this taxpayer in ${country}.`)
    }
  }
  if (taxId === undefined) return
  if (taxIdType === undefined || !isTaxIdType(taxIdType)) {
    throw refuse('taxIdType', 'The type of the tax id is missing.')
  }
  // The number itself never goes into a message or a log.
  const verdict = validateTaxId(country, taxIdType, taxId)
  if (!verdict.ok) throw refuse('taxId', `The tax id is not valid (${verdict.reason}).`)
  taxpayer.taxId = verdict.normalized
}

const checkNrc = (country: CountryCode, taxpayer: Taxpayer) => {
  if (taxpayer.nrc === undefined) return
  const verdict = validateTaxId(country, 'nrc', taxpayer.nrc)
  if (!verdict.ok) throw refuse('nrc', `The registration number is not valid (${verdict.reason}).`)
  taxpayer.nrc = verdict.normalized
}

const checkActivity = async (country: CountryCode, type: TaxpayerType, taxpayer: Taxpayer) => {
  const { economicActivity, fiscalCredit = 'no' } = taxpayer
  if (economicActivity === undefined) return
  if (!isFiscalCredit(fiscalCredit) && !allowsEconomicActivity(country, type)) {
    throw refuse('economicActivity', 'A natural person without fiscal credit gives no economic activity.')
  }
  if (hasActivityCatalogue(country) && !findActivity(await loadEconomicActivities(), economicActivity)) {
    throw refuse('economicActivity', `There is no economic activity '${economicActivity}'.`)
  }
}

const checkCredit = (country: CountryCode, { fiscalCredit, ...rest }: Taxpayer) => {
  if (fiscalCredit === undefined) return
  if (![...fiscalCredits, taxConstants.si].some((one) => one === fiscalCredit)) {
    throw refuse('fiscalCredit', `'${fiscalCredit}' is no kind of fiscal credit.`)
  }
  if (!isFiscalCredit(fiscalCredit)) return
  if (rest.taxIdType === 'pasaporte') throw refuse('taxIdType', 'Fiscal credit is for registered taxpayers.')
  if (!allowsFiscalCredit(country)) throw refuse('fiscalCredit', `There is no fiscal credit in ${country}.`)
  for (const name of ['taxId', 'nrc', 'legalName', 'economicActivity'] as const) {
    if (rest[name] === undefined) throw refuse(name, `Fiscal credit needs c_${name}.`)
  }
}

/**
 * Who the invoice is for (S4.012–S4.015), numbers without separators; undefined when nothing was said. What only
 * asks to look again passes. Problem: 400 naming the member.
 */
export const checkTaxpayer = async (
  country: CountryCode,
  body: TaxpayerBody,
): Promise<Taxpayer | undefined> => {
  const taxpayer = readTaxpayer(body)
  if (Object.keys(taxpayer).length === 0) return undefined
  const type = taxpayerTypes.find((one) => one === (taxpayer.taxpayerType ?? 'natural'))
  if (!type) throw refuse('taxpayerType', `'${taxpayer.taxpayerType}' is no kind of taxpayer.`)
  checkTaxId(country, type, taxpayer)
  checkNrc(country, taxpayer)
  checkCredit(country, taxpayer)
  await checkActivity(country, type, taxpayer)
  return taxpayer
}
