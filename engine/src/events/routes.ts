const events = '/custom/events/v1/organizations/{organizationId}' as const
const webhook = `${events}/webhooks/{webhookId}` as const

export const eventRoutes = {
  getEvents: `GET ${events}/events`,
  getWebhooks: `GET ${events}/webhooks`,
  createWebhook: `POST ${events}/webhooks`,
  getWebhook: `GET ${webhook}`,
  updateWebhook: `PATCH ${webhook}`,
  deleteWebhook: `DELETE ${webhook}`,
  getDeliveries: `GET ${webhook}/deliveries`,
  redeliver: `POST ${webhook}/deliveries/{eventId}/redelivery`,
} as const
