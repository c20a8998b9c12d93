import { toMajor, type Currency, type Minor } from '../../../../facts/money.ts'
import type { CardBillTo, CardDevice, CardPayment } from './card-gateway.ts'

export const amountOf = (amountMinor: Minor, currency: Currency) => ({
  totalAmount: toMajor(amountMinor).toFixed(2),
  currency,
})

/** As every bank can read it: letters without their accents, nothing beyond ASCII. */
const plain = (text: string, maxLength: number, otherwise: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, maxLength) || otherwise

const billToOf = ({ firstName, lastName, address1, city, country, email }: CardBillTo) => ({
  firstName: plain(firstName, 60, 'NA'),
  lastName: plain(lastName, 60, 'NA'),
  address1: plain(address1, 60, 'NA'),
  locality: plain(city, 50, country),
  country,
  email,
})

const text = (value: number | undefined) => (value === undefined ? undefined : String(Math.round(value)))

/** What a browser did not say is left out. */
const deviceOf = (device: CardDevice) => ({
  ipAddress: device.ipAddress,
  httpAcceptBrowserValue: '*/*',
  httpAcceptContent: '*/*',
  httpBrowserLanguage: device.language?.slice(0, 8),
  httpBrowserJavaEnabled: device.javaEnabled ?? false,
  httpBrowserJavaScriptEnabled: device.screenWidth !== undefined,
  httpBrowserColorDepth: text(device.colorDepth),
  httpBrowserScreenHeight: text(device.screenHeight),
  httpBrowserScreenWidth: text(device.screenWidth),
  httpBrowserTimeDifference: text(device.timeDifference),
  userAgentBrowserValue: device.userAgent?.slice(0, 255),
})

/** A sale with 3-D Secure: `action` asks for the cardholder, or brings the answer. */
export const paymentRequest = (
  payment: CardPayment,
  action: 'CONSUMER_AUTHENTICATION' | 'VALIDATE_CONSUMER_AUTHENTICATION',
  authentication: { referenceId?: string; returnUrl?: string; authenticationTransactionId?: string },
) => ({
  clientReferenceInformation: {
    code: payment.code,
    transactionId: payment.transactionId,
    comments: payment.orderNo,
  },
  processingInformation: { capture: true, actionList: [action] },
  tokenInformation: { transientTokenJwt: payment.token },
  orderInformation: {
    amountDetails: amountOf(payment.amountMinor, payment.currency),
    billTo: billToOf(payment.billTo),
  },
  consumerAuthenticationInformation: { deviceChannel: 'BROWSER', ...authentication },
  deviceInformation: deviceOf(payment.device),
})
