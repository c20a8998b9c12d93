const words = {
  es: {
    title: 'Estás sin conexión',
    text: 'Esta página no la habías visto. Las que ya viste y tu carrito siguen aquí.',
    retry: 'Reintentar conexión',
    cart: 'Ver el carrito',
  },
  en: {
    title: 'You are currently offline',
    text: 'You had not seen this page. Those you have seen and your cart are still here.',
    retry: 'Retry Connection',
    cart: 'See the cart',
  },
}

/** Addresses of files that are kept: without them the page is plain words. */
export type OfflineLook = { style?: string | undefined; logo?: string | undefined }

/** What stands in for a page that was never seen, in the language of its address. */
export const offlinePage = (url: URL, { style, logo }: OfflineLook): Response => {
  const [, locale] = /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(url.pathname) ?? []
  const language = locale?.startsWith('en') ? 'en' : 'es'
  const { title, text, retry, cart } = words[language]
  const own = (url.pathname + url.search)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  const sheet = style ? `<link rel="stylesheet" href="${style}">` : ''
  const sign = logo ? `<img src="${logo}" alt="" height="32">` : ''
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${sheet}</head><body><main class="without-network">${sign}<h1>${title}</h1><p>${text}</p><p><a href="${own}">${retry}</a> <a href="${locale ? `/${locale}` : ''}/cart">${cart}</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      },
    },
  )
}
