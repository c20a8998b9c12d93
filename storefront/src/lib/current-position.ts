import type { Coordinates } from '../../../facts/coordinates.ts'

/**
 * Where the shopper is, if they let us know, with so many decimals (three are about a hundred metres, five one);
 * rejects when they do not or the browser cannot tell (S5.040).
 */
export const currentPosition = (decimals: number) =>
  new Promise<Coordinates>((resolve, reject) => {
    const round = (degrees: number) => Math.round(degrees * 10 ** decimals) / 10 ** decimals
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser does not tell where it is'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      (error) => reject(new Error(error.message)),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
