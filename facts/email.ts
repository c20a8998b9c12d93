/** Printable ASCII and the letters with marks of Latin 1 and Latin Extended-A, without ×, ÷ and the dotless ones. */
const plainCharacters = /^[!-~À-ÖØ-öø-İĲ-ķĹ-ž]+$/

/**
 * Whether an address can be read one way only: no letters that look like others (Cyrillic, full width, ligatures), none
 * that cannot be seen. Two addresses that look alike would be two accounts to us and one to whoever reads them.
 */
const isUnmistakable = (address: string) =>
  plainCharacters.test(address) && address === address.normalize('NFKC')

/** Text, @, text, dot, text, on the trimmed value [S5.041]. Longer than 254 characters no mail server takes it. */
export function isEmail(value: string): boolean {
  const address = value.trim().normalize('NFC')
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && isUnmistakable(address)
}

/** Whether the address stands below a name that is kept for examples (RFC 2606): no mail reaches anybody there. */
export function isExampleAddress(email: string): boolean {
  return /[@.](?:example|invalid|localhost|test|example\.(?:com|net|org))$/i.test(email.trim())
}
