const base = '/custom/stock-notices/v1/organizations/{organizationId}' as const

export const stockNoticesRoutes = {
  createStockNotice: `POST ${base}/stock-notices`,
  getStockNotices: `GET ${base}/stock-notices`,
  deleteStockNotice: `DELETE ${base}/stock-notices/{noticeId}`,
  endStockNotices: `POST ${base}/end-stock-notices`,
} as const
