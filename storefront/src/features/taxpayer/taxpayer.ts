import type { CountryCode } from '../../../../facts/country.ts'
import { consumerIdRequired } from '../../../../facts/fiscal.ts'
import { fromMajor } from '../../../../facts/money.ts'
import { formatTaxId, isTaxIdType, type TaxIdType, taxIdTypes } from '../../../../facts/tax-ids.ts'
import {
  economicActivityPresence,
  type FieldPresence,
  type FiscalCredit,
  nrcPresence,
  type TaxpayerType,
} from '../../../../facts/taxpayer.ts'

/** Who the invoice is for, as the form has it (S4.012–S4.015). */
export type TaxpayerValues = {
  type: TaxpayerType
  credit: FiscalCredit
  idType: TaxIdType
  id: string
  nrc: string
  legalName: string
  activity: string
}

/** The contract's members of a billing address, and of a profile a customer keeps. */
export type GivenTaxpayer = {
  c_taxpayerType?: string | undefined
  c_fiscalCredit?: string | undefined
  c_taxIdType?: string | undefined
  c_taxId?: string | undefined
  c_nrc?: string | undefined
  c_legalName?: string | undefined
  c_economicActivity?: string | undefined
}

/** What the form begins with: what was given before, else a consumer. */
export const firstTaxpayer = (country: CountryCode, billing: GivenTaxpayer | undefined): TaxpayerValues => {
  const type: TaxpayerType = billing?.c_taxpayerType === 'juridico' ? 'juridico' : 'natural'
  const types = taxIdTypes(country, type)
  const given = billing?.c_taxIdType
  const idType = (isTaxIdType(given) && types.includes(given) ? given : types[0]) ?? 'nit'
  return {
    type,
    credit: billing?.c_fiscalCredit && billing.c_fiscalCredit !== 'no' ? 'other' : 'no',
    idType,
    id: formatTaxId(country, idType, billing?.c_taxId ?? ''),
    nrc: formatTaxId(country, 'nrc', billing?.c_nrc ?? ''),
    legalName: billing?.c_legalName ?? '',
    activity: billing?.c_economicActivity ?? '',
  }
}

export type Presences = {
  id: FieldPresence
  nrc: FieldPresence
  legalName: FieldPresence
  activity: FieldPresence
}

/**
 * Which members the form asks for, by country, taxpayer, document and what the law says of the total (major units).
 * Without a total it is kept for later, which needs the id.
 */
export const presencesOf = (
  country: CountryCode,
  { type, credit }: Pick<TaxpayerValues, 'type' | 'credit'>,
  totalMajor?: number,
): Presences => {
  const named = type === 'juridico' || credit !== 'no'
  const identified = totalMajor === undefined || consumerIdRequired(country, fromMajor(totalMajor))
  return {
    id: named || identified ? 'required' : 'optional',
    nrc: nrcPresence(country, credit),
    legalName: named ? 'required' : 'hidden',
    activity: economicActivityPresence(country, type, credit),
  }
}

/** The contract's members; what is hidden or blank is not sent. */
export const taxpayerBody = (values: TaxpayerValues, presences: Presences): Record<string, string> => {
  const body: Record<string, string> = { c_taxpayerType: values.type, c_fiscalCredit: values.credit }
  const id = values.id.trim()
  if (id) Object.assign(body, { c_taxIdType: values.idType, c_taxId: id })
  const visibleText = (presence: FieldPresence, text: string) => (presence === 'hidden' ? '' : text.trim())
  const nrc = visibleText(presences.nrc, values.nrc)
  const legalName = visibleText(presences.legalName, values.legalName)
  const activity = visibleText(presences.activity, values.activity)
  if (nrc) body.c_nrc = nrc
  if (legalName) body.c_legalName = legalName
  if (activity) body.c_economicActivity = activity
  return body
}
