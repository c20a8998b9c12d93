/** The invoices of each country: what they are called and what the buyer must give. */
import type { CountryCode } from './country.ts'
import type { Minor } from './money.ts'

/** A datum the document asks of the buyer. */
export type FiscalNeed = 'taxId' | 'nrc' | 'legalName' | 'economicActivity' | 'address' | 'email'

export type FiscalDocument = {
  /** Code in the authority's catalogue, where there is one. */
  code?: string
  name: string
  needs: readonly FiscalNeed[]
  /** What is issued for money of it that goes back in part. */
  creditNote: { code?: string; name: string }
}

export type FiscalRules = {
  authority: string
  consumer: FiscalDocument
  business: FiscalDocument
  /** Total, in minor units of the country's currency, from which a consumer must be identified. */
  consumerIdFromMinor?: Minor
}

export const fiscalRules: Readonly<Record<CountryCode, FiscalRules>> = {
  SV: {
    authority: 'Ministerio de Hacienda (DGII)',
    consumer: {
      code: '01',
      name: 'Factura (consumidor final)',
      needs: [],
      creditNote: { name: 'Devolución sobre factura' },
    },
    business: {
      code: '03',
      name: 'Comprobante de Crédito Fiscal (CCF)',
      needs: ['taxId', 'nrc', 'legalName', 'economicActivity', 'address', 'email'],
      creditNote: { code: '05', name: 'Nota de crédito' },
    },
    consumerIdFromMinor: 109_500,
  },
  GT: {
    authority: 'SAT',
    consumer: {
      name: 'Factura FEL a CF (consumidor final)',
      needs: [],
      creditNote: { name: 'Nota de crédito FEL' },
    },
    business: {
      name: 'Factura FEL con NIT o CUI',
      needs: ['taxId', 'legalName'],
      creditNote: { name: 'Nota de crédito FEL' },
    },
    consumerIdFromMinor: 250_000,
  },
  HN: {
    authority: 'SAR',
    consumer: { name: 'Factura (consumidor final)', needs: [], creditNote: { name: 'Nota de crédito' } },
    business: {
      name: 'Factura con RTN (CAI)',
      needs: ['taxId', 'legalName'],
      creditNote: { name: 'Nota de crédito' },
    },
  },
  NI: {
    authority: 'DGI',
    consumer: { name: 'Factura', needs: [], creditNote: { name: 'Nota de crédito' } },
    business: {
      name: 'Factura con RUC',
      needs: ['taxId', 'legalName'],
      creditNote: { name: 'Nota de crédito' },
    },
  },
  CR: {
    authority: 'Ministerio de Hacienda (DGT)',
    consumer: {
      code: '04',
      name: 'Tiquete electrónico',
      needs: [],
      creditNote: { code: '03', name: 'Nota de crédito electrónica' },
    },
    business: {
      code: '01',
      name: 'Factura electrónica',
      needs: ['taxId', 'legalName', 'economicActivity', 'email'],
      creditNote: { code: '03', name: 'Nota de crédito electrónica' },
    },
  },
  EC: {
    authority: 'SRI',
    consumer: {
      code: '01',
      name: 'Factura (consumidor final)',
      needs: [],
      creditNote: { code: '04', name: 'Nota de crédito' },
    },
    business: {
      code: '01',
      name: 'Factura electrónica',
      needs: ['taxId', 'legalName', 'address', 'email'],
      creditNote: { code: '04', name: 'Nota de crédito' },
    },
    consumerIdFromMinor: 5_000,
  },
}

/** Whether the law asks a consumer for an id at this total (minor units of the country's currency). */
export function consumerIdRequired(country: CountryCode, totalMinor: Minor): boolean {
  const from = fiscalRules[country].consumerIdFromMinor
  return from !== undefined && totalMinor >= from
}
