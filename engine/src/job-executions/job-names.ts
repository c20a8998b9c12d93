import type { Execution } from './execution.ts'
import type { JobId } from './job-needs.ts'

type Words = { es: string; en: string }

const names: Record<JobId, Words> = {
  'export-orders': { es: 'exportar pedidos', en: 'export of orders' },
  'export-products': { es: 'exportar productos', en: 'export of products' },
  'export-prices': { es: 'exportar precios', en: 'export of prices' },
  'export-inventory': { es: 'exportar existencias', en: 'export of stock' },
  'export-customers': { es: 'exportar clientes', en: 'export of customers' },
  'export-bundle': { es: 'exportar toda la tienda', en: 'export of the whole shop' },
  'import-bundle': { es: 'importar toda la tienda', en: 'import of the whole shop' },
  'import-products': { es: 'importar productos', en: 'import of products' },
  'import-prices': { es: 'importar precios', en: 'import of prices' },
  'import-inventory': { es: 'importar existencias', en: 'import of stock' },
  'import-customers-balance': { es: 'importar saldos de clientes', en: 'import of customers’ balances' },
  'import-bank-statement': { es: 'importar un estado de cuenta', en: 'import of a bank statement' },
  'update-products': { es: 'cambiar productos', en: 'change of products' },
}

/** What somebody asked for, in the middle of a sentence; a check and what takes something back say so. */
export const nameOfExecution = ({ jobId, parameters }: Pick<Execution, 'jobId' | 'parameters'>): Words => {
  const { es, en } = names[jobId]
  if (parameters.undoes !== undefined) return { es: `deshacer «${es}»`, en: `undo of the ${en}` }
  if (parameters.mode === 'check') return { es: `revisar antes de ${es}`, en: `check before the ${en}` }
  return { es, en }
}
