import { defineAdminModule } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { eventContract } from './contract.ts'
import { deliverEvent } from './deliver-event.ts'
import { getDeliveries, redeliver } from './deliveries.ts'
import { forgetEventsJob, gatherStockJob, publishEventsJob } from './event-jobs.ts'
import { getEvents } from './get-events.ts'
import { eventRoutes } from './routes.ts'
import { createWebhook, deleteWebhook, getWebhook, getWebhooks, updateWebhook } from './webhooks.ts'

export const eventsModule = defineAdminModule({
  name: 'events',
  routes: eventRoutes,
  contract: eventContract,
  operations: {
    getEvents,
    getWebhooks,
    createWebhook,
    getWebhook,
    updateWebhook,
    deleteWebhook,
    getDeliveries,
    redeliver,
  },
})

export const eventJobs: Job[] = [publishEventsJob, gatherStockJob, forgetEventsJob, deliverEvent]
