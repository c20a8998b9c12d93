/** Slides in sight at once: 4.7 from lg on, 2 below [S2.126]. The stylesheet of the carousel says the same. */
export const slidesPerView = (isDesktop: boolean): number => (isDesktop ? 4.7 : 2)

/** The least number of slides of a row: twice what is in sight and one more, rounded up; nothing stays nothing [S2.129]. */
export const wantedSlideCount = (products: number, perView: number): number =>
  products === 0 ? 0 : Math.max(products, Math.ceil(2 * perView + 1))

/** The products repeated in order until there are so many [S2.129]. */
export const repeatToFill = <T>(products: readonly T[], wanted: number): T[] =>
  products.length === 0
    ? []
    : Array.from(
        { length: Math.max(wanted, products.length) },
        (_, at) => products[at % products.length] as T,
      )
