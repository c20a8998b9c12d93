/**
 * The outside world as the engine sees it. Each gateway is the real adapter; which vendor or simulator answers is
 * a matter of base URLs in the configuration. Modules extend this type beside their adapter by declaration.
 */
export interface Gateways {}
