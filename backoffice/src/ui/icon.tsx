/** Strokes in a square of 16. */
const shapes = {
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5V13h3V9.5h2V13h3V6.5',
  orders: 'M3 2.5h10v11l-1.7-1.2L9.7 13.5 8 12.3l-1.7 1.2-1.6-1.2L3 13.5zM5.5 6h5M5.5 8.7h5',
  quote: 'M3.5 2.5h6l3 3v8h-9zM9.5 2.5v3h3M5.8 8.3h4.4M5.8 10.8h4.4',
  product: 'M8 2 13.5 5v6L8 14l-5.5-3V5zM2.5 5 8 8l5.5-3M8 8v6',
  category: 'M2.5 3.5h4v4h-4zM9.5 3.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  price: 'M8.7 2.5h4.8v4.8L7.3 13.5 2.5 8.7zM11 5h.01',
  stock: 'M2.5 5.5 8 2.5l5.5 3v8h-11zM5 13.5V8h6v5.5M5 10.7h6',
  bank: 'M2 6.5 8 2.5l6 4zM3.5 6.5v5M6.5 6.5v5M9.5 6.5v5M12.5 6.5v5M2 13.5h12',
  cash: 'M2 4.5h12v7H2zM8 9.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  card: 'M2 4h12v8.5H2zM2 7h12M4.5 10h2',
  store: 'M3 6.5v7h10v-7M2 6.5 3.3 2.5h9.4L14 6.5zM6.5 13.5V10h3v3.5',
  customers:
    'M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM1.8 13.5c.3-2.6 2-4 4.2-4s3.9 1.4 4.2 4M10.5 3.2a2.2 2.2 0 0 1 0 4.1M11.8 9.8c1.4.5 2.2 1.8 2.4 3.7',
  promotion:
    'm4 12 8-8M5.2 6.4a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM10.8 12a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z',
  content: 'M2.5 3h11v10h-11zM2.5 6h11M6 6v7',
  cases: 'M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z',
  report: 'M2.5 13.5h11M4.5 11V7.5M8 11V3.5M11.5 11V6',
  plant: 'M2.5 13.5V7l3.7 2.3V7l3.8 2.3V3.5h3.5v10z',
  coil: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 13.5h5.5',
  cut: 'M2.5 5.5h11v5h-11zM6.2 3v10M9.8 3v10',
  label: 'M2.5 4.5h11v7h-11zM4.8 7v2M7 7v2M8.6 7v2M11.2 7v2',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  team: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM3 13.5c.4-2.8 2.4-4 5-4s4.6 1.2 5 4',
  audit: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  key: 'M5.5 13a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM7.5 8.2l6-6M11.3 4.4l1.8 1.8',
  settings:
    'M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8 2v1.8M8 12.2V14M2 8h1.8M12.2 8H14M3.8 3.8l1.2 1.2M11 11l1.2 1.2M12.2 3.8 11 5M5 11l-1.2 1.2',
  jobs: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3l3.2 3.2',
  scan: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3M2.5 8h11',
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.3 3.3L13 4.5',
  down: 'm4 6 4 4 4-4',
  right: 'm6 4 4 4-4 4',
  left: 'm10 4-4 4 4 4',
  more: 'M3.5 8.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1zM8 8.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1zM12.5 8.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1z',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  download: 'M8 2.5V10M4.8 7 8 10.2 11.2 7M3 13.5h10',
  upload: 'M8 10.2V2.7M4.8 5.7 8 2.5l3.2 3.2M3 13.5h10',
  undo: 'M6 4 3 7l3 3M3 7h6.5a3.5 3.5 0 0 1 0 7H6',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.3v3.8M8 4.9h.01',
  alert: 'M8 2.5 14 13H2zM8 6.5v3M8 11.3h.01',
  offline:
    'M2.5 6.2A8.5 8.5 0 0 1 8 4.3M13.5 6.2a8 8 0 0 0-2.2-1.3M5 9a4.5 4.5 0 0 1 2-1M8 12.3h.01M3 2.5l10.5 11',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M12.4 3.6l-1 1M4.6 11.4l-1 1',
  moon: 'M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6z',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
  redirect: 'M3 13V8.5a3 3 0 0 1 3-3h7.3M10.3 2.5l3 3-3 3',
  out: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6',
  lock: 'M4 7.2h8v6.3H4zM5.5 7.2V5a2.5 2.5 0 0 1 5 0v2.2',
  passkey:
    'M6 7.8a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM1.8 13.5c.3-2.7 2-4 4.2-4 .9 0 1.7.2 2.4.6M12 10a1.9 1.9 0 1 0-1-3.5A1.9 1.9 0 0 0 12 10zM12 10v4M12 12h1.2',
  bookmark: 'M4 2.5h8v11l-4-3-4 3z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  image: 'M2.5 3h11v10h-11zM2.5 11l3.3-3.3L8.5 10.4l2-2 3 3M10.5 6h.01',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  truck:
    'M1.8 4h7.7v7H1.8zM9.5 6.5h2.7l2 2.3V11H9.5M4.5 13a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM11.5 13a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z',
} as const

export type IconName = keyof typeof shapes

/** A drawing beside words; it says nothing by itself. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.4}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shapes[name]} />
  </svg>
)
