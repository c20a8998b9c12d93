/** The number in an order's address: named by itself, or in the pass of a receipt (`00028011.k7m2p9qx`). */
export const orderNoOf = ({ orderNo, pass }: Readonly<Record<string, string>>): string =>
  orderNo ?? pass?.split('.', 1)[0] ?? ''
