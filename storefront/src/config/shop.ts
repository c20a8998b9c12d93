/** Choices of the shop that are the same wherever it runs. What differs per installation comes from the environment. */
export const shop = {
  organizationId: 'f_ecom_lmna_001',
  clientId: '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f',
  supportEmail: 'ayuda@lamina.example',
  /** 'v.1' or 'v.2'; anything else is 'v.1' [S9.036]. */
  themeVersion: 'v.1',
  menu: {
    first: { categoryId: 'root', name: { es: 'Productos', en: 'Products' } },
    second: { categoryId: 'techos', name: { es: 'Techos', en: 'Roofing' } },
  },
  /** Where the outside world comes back to [S2.006] [S2.008] [S2.009] [S2.010]. */
  paths: {
    callback: '/callback',
    idpCallback: '/idp-callback',
    socialCallback: '/social-callback',
    resetPasswordCallback: '/reset-password-callback',
    passwordlessLanding: '/passwordless-login-landing',
  },
} as const
