type Numbers = Int32Array | Float64Array | Uint8Array

/** Numbers by place, with room for more. `values` is another array after it grew: read it anew in each search. */
export type Column<Kind extends Numbers> = {
  values: Kind
  set(at: number, value: number): void
  /** Room of the places in memory, bytes. */
  readonly bytes: number
}

/** A column whose places hold `blank` until they are set. */
export const createColumn = <Kind extends Numbers>(
  create: (length: number) => Kind,
  blank = 0,
): Column<Kind> => {
  const column = {
    values: create(64).fill(blank) as Kind,
    set: (at: number, value: number) => {
      if (at >= column.values.length) {
        const wider = create(Math.ceil((at + 1) * 1.25)).fill(blank) as Kind
        wider.set(column.values)
        column.values = wider
      }
      column.values[at] = value
    },
    get bytes() {
      return column.values.byteLength
    },
  }
  return column
}

export const integers = (): Column<Int32Array> => createColumn((length) => new Int32Array(length))
export const flags = (): Column<Uint8Array> => createColumn((length) => new Uint8Array(length))
/** Amounts in minor units; NaN where there is none. */
export const amounts = (): Column<Float64Array> =>
  createColumn((length) => new Float64Array(length), Number.NaN)
