const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const dot = (x: number, y: number) => `M${x} ${y}v.01`

const heart = 'M12 20.5 4.2 12.3a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z'

const eye = `M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z${circle(12, 12, 3)}`

/** Every icon as one path on a 24 × 24 sheet, drawn in one line weight. */
export const iconPaths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  box: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4m8-4v4',
  card: 'M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4',
  cart: `M2 4h3l2.6 11.5h10.8L20.5 8H6${circle(9, 19.5, 1.4)}${circle(17, 19.5, 1.4)}`,
  chat: 'M3 4.5h18V17h-9l-5 4v-4H3z',
  check: 'm4 12.5 5.2 5L20 6.5',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-up': 'm5 15 7-7 7 7',
  clock: `${circle(12, 12, 9)}M12 6.5V12l4 2.5`,
  close: 'm5 5 14 14M19 5 5 19',
  document: 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 13h7m-7 4h7',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20.5h16',
  edit: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  error: `M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 7.5v5${dot(12, 16.2)}`,
  external: 'M10 5H4v15h15v-6M14 4h6v6m0-6-9 9',
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  globe: `${circle(12, 12, 9)}M3 12h18M12 3c3 2.5 4 5.6 4 9s-1 6.5-4 9c-3-2.5-4-5.6-4-9s1-6.5 4-9z`,
  heart,
  'heart-filled': heart,
  home: 'M3 11.5 12 4l9 7.5M6 9v11h12V9M10 20v-6h4v6',
  info: `${circle(12, 12, 9)}M12 11v6${dot(12, 7.6)}`,
  lock: 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v3',
  mail: 'M3 5.5h18v13H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M4 12h16',
  pause: 'M8 5v14m8-14v14',
  phone:
    'M6 3h4l1.4 5-2.5 1.8a13 13 0 0 0 5.3 5.3l1.8-2.6 5 1.5v4a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  pin: `M12 21.5S5 14.6 5 9.6a7 7 0 0 1 14 0c0 5-7 11.9-7 11.9z${circle(12, 9.6, 2.4)}`,
  play: 'M7 4.5 19 12 7 19.5z',
  plus: 'M12 4v16M4 12h16',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.7L3 10M3 4.5V10h5.5M4 13a8 8 0 0 0 14.5 3.7L21 14m0 5.5V14h-5.5',
  ruler: 'M2.5 8h19v8h-19zM6.5 8v3.5M10 8v5m3.5-5v3.5M17 8v5',
  search: `${circle(10.5, 10.5, 6.5)}M15.3 15.3 21 21`,
  share: 'M8 9H5v12h14V9h-3M12 15V3M8 7l4-4 4 4',
  store: 'M4.5 10.5V20h15v-9.5M2.8 10.5 5 4h14l2.2 6.500zM10 20v-5.500h4V20',
  tag: `M3 3h8.500L21 12.5 12.5 21 3 11.500z${dot(7.5, 7.5)}`,
  trash: 'M4 6.500h16M9 6.500V4h6v2.500M6 6.5 7 20.500h10l1-14M10 10.500v6m4-6v6',
  truck: `M5 17H2V6h12v11H9M14 10h4.200L22 13.800V17h-2.500M15.5 17H14${circle(7, 17.5, 1.9)}${circle(17.5, 17.5, 1.9)}`,
  upload: 'M12 16V4M7 9l5-5 5 5M4 20.5h16',
  user: `${circle(12, 8, 4)}M4 21c0-4.3 3.5-7 8-7s8 2.7 8 7`,
  warning: `M12 3.5 22 20.500H2zM12 10v5${dot(12, 17.7)}`,
  zoom: `${circle(10.5, 10.5, 6.5)}M15.3 15.3 21 21M10.5 7.500v6m-3-3h6`,
} as const

export type IconName = keyof typeof iconPaths
