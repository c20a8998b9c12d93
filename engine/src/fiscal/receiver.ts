import type { CountryCode } from '../../../facts/countries.ts'
import { consumerIdRequired, type FiscalNeed, fiscalRules } from '../../../facts/fiscal.ts'
import type { Minor } from '../../../facts/money.ts'
import { isTaxIdType, validateTaxId } from '../../../facts/tax-ids.ts'
import { allowsFiscalCredit, isFiscalCredit } from '../../../facts/taxpayer.ts'
import type { PaidOrder } from '../orders/index.ts'

export type Fault = {
  fault: 'missing' | 'tax-id-invalid' | 'consumer-id-required' | 'product-code-missing'
  of: string
}

/** Codes that authorities give to kinds of ids. El Salvador: CAT-022. */
const idTypeCodes: Partial<Record<CountryCode, Record<string, string>>> = {
  SV: { nit: '36', dui: '13', pasaporte: '03' },
  CR: { cedula: '01', cedulaJuridica: '02', dimex: '03' },
  EC: { ruc: '04', cedula: '05', pasaporte: '06', none: '07' },
}

/** Costa Rica: residents from abroad give their DIMEX where citizens give a cédula; it is longer. */
const documentTypeOf = (country: CountryCode, idType: string | undefined, id: string | undefined) =>
  country === 'CR' && idType === 'cedula' && (id?.length ?? 0) > 9 ? 'dimex' : idType

/** Who a document is made out to, and what is known of them. */
export const receiverOf = ({ country, document: { agreed, customerName, email } }: PaidOrder) => {
  const { taxpayer, address } = agreed.billing ?? {}
  const { taxId, taxIdType, nrc, legalName, economicActivity } = taxpayer ?? {}
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
  const code = idTypeCodes[country]?.[documentTypeOf(country, taxIdType, taxId) ?? 'none']
  return {
    taxpayerType: taxpayer?.taxpayerType ?? 'natural',
    isCredit: taxpayer?.fiscalCredit !== undefined && isFiscalCredit(taxpayer.fiscalCredit),
    name: legalName ?? (name === '' ? customerName : name),
    legalName,
    email: email === '' ? undefined : email,
    phone: address?.phone,
    taxIdType,
    taxId,
    idTypeCode: code,
    nrc,
    economicActivity,
    address: address?.address1,
    divisionId: address?.divisionId,
    city: address?.city,
  }
}

export type Receiver = ReturnType<typeof receiverOf>

const has = (receiver: Receiver, need: FiscalNeed): boolean => {
  const value = receiver[need]
  return value !== undefined && value !== ''
}

/**
 * Which document a receiver gets. Where there is fiscal credit, the business one is for who asked for it; elsewhere for
 * companies, and for persons who gave all that it holds.
 */
export const kindOf = (country: CountryCode, receiver: Receiver): 'consumer' | 'business' => {
  if (allowsFiscalCredit(country)) return receiver.isCredit ? 'business' : 'consumer'
  const isWhole = fiscalRules[country].business.needs.every((need) => has(receiver, need))
  return receiver.taxpayerType !== 'natural' || isWhole ? 'business' : 'consumer'
}

/** What keeps a document from being issued to them. */
export const receiverFaults = (country: CountryCode, receiver: Receiver, totalMinor: Minor): Fault[] => {
  const kind = kindOf(country, receiver)
  const missing = fiscalRules[country][kind].needs
    .filter((need) => !has(receiver, need))
    .map((need): Fault => ({ fault: 'missing', of: need }))
  const { taxIdType, taxId, nrc } = receiver
  const isBad = taxId !== undefined && isTaxIdType(taxIdType) && !validateTaxId(country, taxIdType, taxId).ok
  const isNrcBad = nrc !== undefined && country === 'SV' && !validateTaxId(country, 'nrc', nrc).ok
  const isUnknown = !has(receiver, 'taxId') || receiver.name === ''
  return [
    ...missing,
    ...(isBad ? [{ fault: 'tax-id-invalid', of: 'taxId' } as const] : []),
    ...(isNrcBad ? [{ fault: 'tax-id-invalid', of: 'nrc' } as const] : []),
    ...(kind === 'consumer' && isUnknown && consumerIdRequired(country, totalMinor)
      ? [{ fault: 'consumer-id-required', of: 'taxId' } as const]
      : []),
  ]
}
