export const contentPreviewRoutes = {
  createContentPreview: 'POST /custom/content/v1/organizations/{organizationId}/previews',
} as const
