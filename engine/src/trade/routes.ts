export const tradeRoutes = {
  getTradeData: 'GET /custom/trade/v1/organizations/{organizationId}/trade-data',
} as const
