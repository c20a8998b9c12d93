import { caseJobs } from '../cases/module.ts'
import { catalogJobs } from '../catalog/module.ts'
import { eventJobs } from '../events/module.ts'
import { jobExecutionJobs } from '../job-executions/module.ts'
import { mediaJobs } from '../media/module.ts'
import type { Job } from '../kernel/outbox.ts'
import { loginJobs } from '../login/module.ts'
import { mailJobs } from '../mail/module.ts'
import { staffJobs } from '../staff/module.ts'
import { stockNoticeJobs } from '../stock-notices/module.ts'
import { subscriptionJobs } from '../subscriptions/module.ts'
import { opportunityJobs } from '../opportunities/module.ts'
import { plantJobs } from '../plant/module.ts'
import { orderJobs } from '../orders/module.ts'
import { reportJobs } from '../reports/module.ts'
import { priceBookJobs } from '../price-books/module.ts'
import { siteManagementJobs } from '../site-management/module.ts'
import { personalisationJobs } from '../personalisation/module.ts'

/** Every kind of background work. A module that has some is one line here. */
export const jobs: Job[] = [
  ...mailJobs,
  ...loginJobs,
  ...orderJobs,
  ...subscriptionJobs,
  ...stockNoticeJobs,
  ...caseJobs,
  ...staffJobs,
  ...opportunityJobs,
  ...personalisationJobs,
  ...priceBookJobs,
  ...siteManagementJobs,
  ...reportJobs,
  ...catalogJobs,
  ...eventJobs,
  ...mediaJobs,
  ...jobExecutionJobs,
  ...plantJobs,
]
