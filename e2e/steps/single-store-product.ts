/** A product of El Salvador that one store alone has, so that one command tells all there is of it. */
export const singleStoreProduct = { sku: 'HE131-NIVEL24', inventory: 'inv-sv-ss01' }
