import type { CountryCode } from '../../../facts/countries.ts'
import { fiscalRules } from '../../../facts/fiscal.ts'
import { toMajor } from '../../../facts/money.ts'
import { taxIdShortName, isTaxIdType } from '../../../facts/tax-ids.ts'
import type { SiteCountry } from '../kernel/site.ts'
import type { Cell } from '../../../facts/write-csv.ts'
import { activityName, divisionNames, type FiscalDocument, type FiscalLine } from './fiscal-document.ts'

/** Names that the countries give to the divisions of an address, the largest first. */
const divisionFields: Readonly<Record<CountryCode, readonly string[]>> = {
  SV: ['departamento', 'municipio', 'distrito'],
  GT: ['departamento', 'municipio'],
  HN: ['departamento', 'municipio'],
  NI: ['departamento', 'municipio'],
  CR: ['provincia', 'canton', 'distrito'],
  EC: ['provincia', 'canton'],
}

type Fields = Record<string, Cell>

/** What a document says of its receiver beside name, id and place. */
const ownFields: Readonly<Record<CountryCode, (document: FiscalDocument, activity?: string) => Fields>> = {
  SV: ({ receiver }, activity) => ({
    codigoTipoDocumento: receiver.idTypeCode,
    nrc: receiver.nrc,
    giro: receiver.economicActivity,
    giroDescripcion: activity,
  }),
  CR: ({ receiver }) => ({
    codigoTipoIdentificacion: receiver.idTypeCode,
    actividadEconomica: receiver.economicActivity,
  }),
  EC: ({ receiver }) => ({ codigoTipoIdentificacion: receiver.idTypeCode }),
  // Whoever gives no number is a final consumer: CF.
  GT: ({ receiver }) => ({ nit: receiver.taxId ?? 'CF' }),
  HN: () => ({}),
  NI: () => ({}),
}

/** What the lines of a country's documents carry. */
const ownLineFields: Readonly<Partial<Record<CountryCode, (line: FiscalLine) => Fields>>> = {
  SV: ({ cat014 }) => ({ unidadMedida: cat014 }),
  CR: ({ cabys }) => ({ codigoCabys: cabys }),
}

/** What stands once in a document, in the words of its country. */
export const documentFields = async (document: FiscalDocument, { taxName }: SiteCountry): Promise<Fields> => {
  const { order, day, kind, receiver, taxMinor, faults, number } = document
  const { country } = order
  const { [kind]: rule } = fiscalRules[country]
  const places = await divisionNames(document)
  const activity = await activityName(document)
  const idName = isTaxIdType(receiver.taxIdType) ? taxIdShortName(country, receiver.taxIdType)?.es : undefined
  return {
    errores: faults.map(({ fault, of }) => `${fault}: ${of}`).join('; '),
    pedido: order.orderNo,
    fecha: day,
    codigoDocumento: rule.code,
    documento: rule.name,
    numero: number?.number,
    fechaEmision: number?.issuedOn,
    nombre: receiver.name,
    tipoIdentificacion: idName,
    identificacion: receiver.taxId,
    ...ownFields[country](document, activity),
    ...Object.fromEntries(divisionFields[country].map((field, at) => [field, places[at]])),
    direccion: receiver.address,
    telefono: receiver.phone,
    correo: receiver.email,
    moneda: order.currency,
    totalSinImpuesto: toMajor(order.totalMinor - taxMinor),
    [`total${taxName}`]: toMajor(taxMinor),
    total: toMajor(order.totalMinor),
  }
}

/** One line of a tax document, in the words of its country. */
export const lineFields = (line: FiscalLine, country: CountryCode, { taxName }: SiteCountry): Fields => ({
  codigo: line.sku,
  descripcion: line.name,
  ...ownLineFields[country]?.(line),
  cantidad: line.quantity,
  claseImpuesto: line.taxClass,
  [`tarifa${taxName}`]: line.rateBasisPoints / 100,
  valorSinImpuesto: toMajor(line.grossMinor - line.taxMinor),
  [`valor${taxName}`]: toMajor(line.taxMinor),
  valorTotal: toMajor(line.grossMinor),
})
