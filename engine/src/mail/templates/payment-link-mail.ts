import { formatMoney } from '../../../../facts/format-money.ts'
import { languageOf, type LocaleId } from '../../../../facts/locales.ts'
import type { Currency } from '../../../../facts/money.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import type { MailContent, PageLink } from '../mail-template.ts'

/** A basket that the merchant's people have put together; without a total while the way of delivery is open. */
export type PaymentLinkMail = {
  firstName: string
  currency: Currency
  lineCount: number
  totalMinor?: number
  /** It became part of a basket that the customer had already. */
  isMerged: boolean
}

/** Leads to the checkout, where the customer signs in, sees what it comes to now, and pays. */
export const paymentLink = (
  { firstName, currency, lineCount, totalMinor, isMerged }: PaymentLinkMail,
  locale: LocaleId,
  link: PageLink,
  shop: string,
): MailContent => {
  const es = languageOf(locale) === 'es'
  const name = firstName ? `, ${firstName}` : ''
  const total = totalMinor === undefined || isMerged ? undefined : formatMoney(totalMinor, currency, locale)
  const count = es
    ? `${lineCount} ${lineCount === 1 ? 'producto' : 'productos'}`
    : `${lineCount} ${lineCount === 1 ? 'product' : 'products'}`
  return {
    subject: es ? `Tu pedido en ${shop} espera tu pago` : `Your order at ${shop} is waiting for your payment`,
    heading: es ? `Tu pedido está listo para pagar${name}` : `Your order is ready to be paid${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Preparamos ${count} a tu nombre${total ? `, ${total} en total` : ''}. Entra con este correo, revisa y paga como prefieras.`
          : `We have put together ${count} in your name${total ? `, ${total} in total` : ''}. Sign in with this address, check it and pay as you like.`,
      },
      ...(isMerged
        ? [
            {
              kind: 'text' as const,
              text: es
                ? 'Ya tenías un carrito: lo que preparamos está en él, junto a lo tuyo.'
                : 'You had a cart already: what we put together is in it, beside what was yours.',
            },
          ]
        : []),
      {
        kind: 'button',
        label: es ? 'Revisar y pagar' : 'Check and pay',
        link: link(pagePaths.cart),
      },
      {
        kind: 'note',
        text: es
          ? 'Los productos se apartan cuando pagas, no antes. No pedimos datos de tarjeta por correo ni por teléfono.'
          : 'Goods are set aside when you pay, not before. We never ask for card data by mail or phone.',
      },
    ],
  }
}
