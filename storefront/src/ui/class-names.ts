/** Joins the class names that hold; a component's own classes first, the caller's last. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
