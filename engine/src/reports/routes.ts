const base = '/custom/reports/v1/organizations/{organizationId}' as const

export const reportRoutes = {
  getFigures: `GET ${base}/figures`,
  getSeries: `GET ${base}/series`,
  getFunnel: `GET ${base}/funnel`,
  getStockHealth: `GET ${base}/stock-health`,
  exportReport: `GET ${base}/exports/{reportId}`,
} as const
