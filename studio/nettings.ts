/** Patterns drawn over round bodies. */
export const nettings = {
  diamond: { d: 'M0 0L26 26M26 0L0 26', w: 26, h: 26 },
  hexagon: { d: 'M0 9L8 0M8 0L16 9V20L8 29M0 20L8 29M0 9V20M8 29V38', w: 16, h: 38 },
  square: { d: 'M0 0H24M0 0V24', w: 24, h: 24 },
  fine: { d: 'M0 0H9M0 0V9', w: 9, h: 9 },
  bubble: { d: 'M7 2a5 5 0 1 0 .1 0zM19 12a5 5 0 1 0 .1 0z', w: 24, h: 24 },
  fibre: { d: 'M0 8q10 -9 20 0t20 0M0 22q10 8 20 0t20 0', w: 40, h: 30 },
}

export type Nettings = typeof nettings
