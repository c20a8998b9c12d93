/** 32 hex digits. Works on plain-http origins too, where `crypto.randomUUID` is missing. */
export const newId = (): string =>
  crypto.randomUUID?.().replaceAll('-', '') ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
