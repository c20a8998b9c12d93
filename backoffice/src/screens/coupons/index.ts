export { CouponsScreen } from './coupons.tsx'
