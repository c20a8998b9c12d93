import { defineAdminModule } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { confirmCut } from './confirm-cut.ts'
import { plantContract } from './contract.ts'
import { createCutPlan, getCutPlan } from './cut-plan.ts'
import { decideRun, getRunBoard } from './get-run-board.ts'
import { getCutLabels } from './labels.ts'
import { putMaterial } from './material.ts'
import { reportScrap } from './report-scrap.ts'
import { plantRoutes } from './routes.ts'
import { closeRun, closeRuns, openRun } from './shared-runs.ts'
import { getCoils, getOffcuts, putCoil } from './strips.ts'

export const plantModule = defineAdminModule({
  name: 'plant',
  routes: plantRoutes,
  contract: plantContract,
  operations: {
    getCutPlan,
    createCutPlan,
    confirmCut,
    getCutLabels,
    getCoils,
    putCoil,
    getOffcuts,
    reportScrap,
    getRunBoard,
    decideRun,
    openRun,
    closeRun,
    putMaterial,
  },
})

export const plantJobs: Job[] = [closeRuns]
