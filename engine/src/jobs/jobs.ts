import { caseJobs } from '../cases/index.ts'
import type { Job } from '../kernel/outbox.ts'
import { loginJobs } from '../login/index.ts'
import { mailJobs } from '../mail/index.ts'
import { subscriptionJobs } from '../subscriptions/index.ts'
import { opportunityJobs } from '../opportunities/index.ts'
import { orderJobs } from '../orders/index.ts'
import { personalisationJobs } from '../personalisation/index.ts'

/** Every kind of background work. A module that has some is one line here. */
export const jobs: Job[] = [
  ...mailJobs,
  ...loginJobs,
  ...orderJobs,
  ...subscriptionJobs,
  ...caseJobs,
  ...opportunityJobs,
  ...personalisationJobs,
]
