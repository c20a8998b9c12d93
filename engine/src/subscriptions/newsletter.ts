/** The only subscription there is, as the platform's consents describe one. */
export const newsletter = {
  subscriptionId: 'newsletter',
  channels: ['email' as const],
  title: { es: 'Boletín de novedades', en: 'Newsletter' },
  subtitle: {
    es: 'Productos nuevos, promociones y consejos de obra, en tu correo.',
    en: 'New products, promotions and building advice, by e-mail.',
  },
  /** Where clients offer it. */
  tags: ['email_capture', 'homepage_banner', 'registration', 'checkout', 'user_profile'],
  consentType: 'marketing' as const,
  consentRequired: false,
  defaultStatus: 'opt_out' as const,
}
