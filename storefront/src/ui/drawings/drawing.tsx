import styles from './drawing.module.css'

const frames = {
  /** An open crate with a sheet that is not there yet. */
  cart: {
    solid: 'M20 62h80v30H20zM20 72h80M34 62v30M86 62v30M14 92h92M28 92v6m64-6v6',
    dashed: 'M30 54 44 26h50L80 54z',
    accent: 'M60 40v-26m-6 20 6 6 6-6',
  },
  /** A lens over a ribbed profile. */
  search: {
    solid: 'M8 92h14l5-12h12l5 12h16l5-12h12l5 12h14M73 63l14 14',
    dashed: 'M8 100h96',
    accent: 'M32 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0M46 48h20M50 42l6-6 6 6',
  },
  /** A delivery note on a bundle of bars. */
  orders: {
    solid: 'M34 12h38l14 14v56H34zM72 12v14h14M22 90h76M22 98h76M30 86v16m60-16v16',
    dashed: 'M44 66h32M44 74h20',
    accent: 'M44 38h32M44 48h32',
  },
  /** A sheet cut off the line. */
  error: {
    solid: 'M10 34h44l-6 14 8 12-8 12 6 14H10zM110 34H72l-6 14 8 12-8 12 6 14h38',
    dashed: 'M10 24v-6m100 6v-6M10 21h100',
    accent: 'M60 22v-10M48 26l-6-8m30 8 6-8',
  },
  /** A crane hook without its load. */
  offline: {
    solid: 'M18 104V18h72M18 18 34 34M18 34 34 18M34 18v86M10 104h32M90 18v22',
    dashed: 'M66 88h48l-8 12H74zM90 64 72 86m18-22 18 22',
    accent: 'M90 40a6 6 0 1 1-6 8',
  },
  /** A sheet on its way through the rollers. */
  loading: {
    solid: 'M8 56h34m36 0h34M8 62h34m36 0h34',
    dashed: 'M42 56h36M42 62h36',
    accent:
      'M32 40a10 10 0 1 0 20 0a10 10 0 1 0-20 0M32 78a10 10 0 1 0 20 0a10 10 0 1 0-20 0M68 40a10 10 0 1 0 20 0a10 10 0 1 0-20 0M68 78a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  },
  /** A frame with the ridge in place and nothing on it. */
  'not-found': {
    solid: 'M14 100V58L60 24l46 34v42M14 58h92M60 24v34M4 100h112',
    dashed: 'M2 56 60 12l58 44',
    accent: 'M50 100V78h20v22M37 41v17m46-17v17',
  },
  /** Two hands' width of shelf, waiting. */
  wishlist: {
    solid: 'M14 46h92v8H14zM14 92h92v8H14zM22 54v38m76-38v38',
    dashed: 'M36 92V66h20v26M64 92V74h20v18',
    accent: 'M60 36 46 22a8 8 0 0 1 12-11l2 2 2-2a8 8 0 0 1 12 11z',
  },
  /** A pin on an empty plan. */
  place: {
    solid: 'M10 100 30 70h60l20 30zM38 86h14M66 78l10 16',
    dashed: 'M24 80h74M52 70 46 100',
    accent: 'M60 84S42 62 42 44a18 18 0 0 1 36 0c0 18-18 40-18 40zM53 44a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  },
} as const

export type DrawingName = keyof typeof frames

/** A line drawing in one weight: solid parts, what is missing dashed, one stroke of colour. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className={styles.drawing} width="168" height="157" viewBox="0 0 120 112" aria-hidden>
    <path d={frames[name].dashed} className={styles.dashed} />
    <path d={frames[name].solid} />
    <path d={frames[name].accent} className={styles.accent} />
  </svg>
)
