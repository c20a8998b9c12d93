type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Whether a key may reach a phone field: digits, keys that write nothing, and shortcuts such as paste [S5.008]. */
export const isPhoneKey = ({ key, ctrlKey, metaKey, altKey }: Press): boolean =>
  [...key].length > 1 || /\d/.test(key) || ctrlKey || metaKey || altKey
