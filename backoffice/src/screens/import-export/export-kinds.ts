import type { JobId } from '../../api/jobs.ts'
import type { Message } from '../../lib/i18n.ts'
import type { IconName } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Something that is taken out: as a table, or as an archive. */
export type ExportKind = {
  jobId: JobId
  title: Message
  why: Message
  icon: IconName
  formats: readonly ('csv' | 'xlsx' | 'ndjson' | 'zip')[]
}

const tableFormats = ['csv', 'xlsx', 'ndjson'] as const

export const exportKinds: readonly ExportKind[] = [
  {
    jobId: 'export-orders',
    title: messages.orders,
    why: messages.ordersOut,
    icon: 'orders',
    formats: tableFormats,
  },
  {
    jobId: 'export-customers',
    title: messages.customers,
    why: messages.customersOut,
    icon: 'customers',
    formats: tableFormats,
  },
  {
    jobId: 'export-products',
    title: messages.products,
    why: messages.productsOut,
    icon: 'product',
    formats: tableFormats,
  },
  {
    jobId: 'export-prices',
    title: messages.prices,
    why: messages.pricesOut,
    icon: 'price',
    formats: tableFormats,
  },
  {
    jobId: 'export-inventory',
    title: messages.stock,
    why: messages.stockOut,
    icon: 'stock',
    formats: tableFormats,
  },
  {
    jobId: 'export-bundle',
    title: messages.bundle,
    why: messages.bundleOut,
    icon: 'store',
    formats: ['zip'],
  },
]
