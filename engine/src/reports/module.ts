import { defineAdminModule } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { reportContract } from './contract.ts'
import { exportReport } from './export-report.ts'
import { getFunnel, getStockHealth } from './health.ts'
import { refreshReports } from './refresh-reports.ts'
import { reportRoutes } from './routes.ts'
import { getFigures, getSeries } from './sales.ts'

export const reportsModule = defineAdminModule({
  name: 'reports',
  routes: reportRoutes,
  contract: reportContract,
  operations: { getFigures, getSeries, getFunnel, getStockHealth, exportReport },
})

/** What this module does in the background. */
export const reportJobs: Job[] = [refreshReports]
