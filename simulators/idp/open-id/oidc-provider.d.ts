// The library's main file warns on every release of Node that is not of the long-term line; its class alone does not.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
