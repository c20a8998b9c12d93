/** Text, @, text, dot, text, on the trimmed value [S5.041]. Longer than 254 characters no mail server takes it. */
export function isEmail(value: string): boolean {
  const trimmed = value.trim()
  return trimmed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed)
}
