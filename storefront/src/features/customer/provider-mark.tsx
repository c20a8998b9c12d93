import type { SocialProvider } from '../../config/login-options.ts'

const marks: Record<SocialProvider, readonly (readonly [colour: string, path: string])[]> = {
  google: [
    ['#4285f4', 'M19.6 10.2c0-.7-.1-1.3-.2-1.9H10v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3z'],
    ['#34a853', 'M10 20c2.7 0 5-.9 6.6-2.5L13.4 15a6 6 0 0 1-9-3.2H1.100v2.600A10 10 0 0 0 10 20z'],
    ['#fbbc05', 'M4.400 11.900a6 6 0 0 1 0-3.800V5.500H1.100a10 10 0 0 0 0 9z'],
    [
      '#ea4335',
      'M10 4c1.500 0 2.800.500 3.800 1.500l2.900-2.900A10 10 0 0 0 1.100 5.500l3.300 2.600A6 6 0 0 1 10 4z',
    ],
  ],
  microsoft: [
    ['#f25022', 'M1 1h8.500v8.500H1z'],
    ['#7fba00', 'M10.500 1H19v8.500h-8.500z'],
    ['#00a4ef', 'M1 10.500h8.500V19H1z'],
    ['#ffb900', 'M10.500 10.500H19V19h-8.500z'],
  ],
  facebook: [
    [
      '#1877f2',
      'M20 10a10 10 0 1 0-11.600 9.900v-7H5.900V10h2.500V7.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.200 2.200.200v2.500h-1.300c-1.200 0-1.600.800-1.600 1.600V10h2.800l-.400 2.900h-2.300v7A10 10 0 0 0 20 10z',
    ],
  ],
}

/** The sign by which people know a provider; its name stands beside it. */
export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden focusable={false}>
    {marks[provider].map(([colour, path]) => (
      <path key={colour} fill={colour} d={path} />
    ))}
  </svg>
)
