/** Three decimals are about a hundred metres: near enough for a shop, and no more is told to anybody. */
const roughly = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Where the shopper is, if they let us know; rejects when they do not or the browser cannot tell (S5.040). */
export const whereAmI = () =>
  new Promise<{ latitude: number; longitude: number }>((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser does not tell where it is'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) }),
      (error) => reject(new Error(error.message)),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
