/**
 * The outside world as the engine sees it. Each gateway is the real adapter; which vendor or simulator answers is
 * a matter of base URLs in the configuration. Modules extend this type beside their adapter by declaration.
 */
// biome-ignore lint: an interface so that each gateway's own file can add its member.
export interface Gateways {}
