/** Who the invoice is for. Numbers are kept without separators. */
export type Taxpayer = {
  taxpayerType?: string
  fiscalCredit?: string
  taxIdType?: string
  taxId?: string
  nrc?: string
  economicActivity?: string
  legalName?: string
}

/** A taxpayer under the contract's names. */
export const taxpayerView = (taxpayer: Taxpayer) => ({
  ...(taxpayer.taxpayerType === undefined ? {} : { c_taxpayerType: taxpayer.taxpayerType }),
  ...(taxpayer.fiscalCredit === undefined ? {} : { c_fiscalCredit: taxpayer.fiscalCredit }),
  ...(taxpayer.taxIdType === undefined ? {} : { c_taxIdType: taxpayer.taxIdType }),
  ...(taxpayer.taxId === undefined ? {} : { c_taxId: taxpayer.taxId }),
  ...(taxpayer.nrc === undefined ? {} : { c_nrc: taxpayer.nrc }),
  ...(taxpayer.economicActivity === undefined ? {} : { c_economicActivity: taxpayer.economicActivity }),
  ...(taxpayer.legalName === undefined ? {} : { c_legalName: taxpayer.legalName }),
})
