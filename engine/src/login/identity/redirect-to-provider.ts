import type { IdentityProvider } from '../../gateways/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Input } from '../../kernel/contract.ts'
import { seeOther } from '../../kernel/operation.ts'
import { siteLocale } from '../../kernel/site-locale.ts'
import type { Client } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { unknownProvider } from '../problems.ts'
import { type ProviderHandshake, returnAddress, sealHandshake } from './handshake.ts'
import { redirectWith } from './redirect-uri.ts'

type Query = Input<typeof loginContract.authorizeCustomer>['query']

/** The provider of this name. Problem: 400. */
export const identityProvider = (ctx: Ctx, name: string | undefined): IdentityProvider => {
  const all = ctx.gateways.identity ?? {}
  const provider = name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
  if (!provider) throw unknownProvider('The identity provider named by hint is unknown.')
  return provider
}

type Question = Omit<ProviderHandshake, 'nonce' | 'verifier'>

/**
 * The address of a provider's page for a question; the browser comes back to `returnFromIdentityProvider`. That of the client, with
 * the reason, where the provider does not answer. Problem: 400 unknown-identity-provider.
 */
export const providerPage = async (ctx: Ctx, asked: Question): Promise<string> => {
  const provider = identityProvider(ctx, asked.provider)
  const question = { ...asked, nonce: ctx.newId.secret(), verifier: ctx.newId.secret() }
  const { nonce, verifier } = question
  const state = sealHandshake(ctx, question)
  const handshake = { state, nonce, verifier, redirectUri: returnAddress(ctx, question.provider) }
  const url = await provider.authorizationUrl(handshake).catch(() => undefined)
  return url ?? outage(question)
}

/** Sends the browser to an identity provider to sign in [S7.053] [S7.054]. Problem: 400 unknown-identity-provider. */
export const redirectToProvider = async (ctx: Ctx, client: Client, query: Query) =>
  seeOther(
    await providerPage(ctx, {
      provider: String(query.hint),
      clientId: client.id,
      redirectUri: query.redirect_uri,
      codeChallenge: query.code_challenge,
      usid: query.usid,
      state: query.state,
      scope: query.scope,
      locale: query.ui_locales ? siteLocale(ctx.site, query.ui_locales) : ctx.locale,
    }),
  )

/** Back to the client when the provider does not answer. */
export const outage = ({ redirectUri, state }: Question): string =>
  redirectWith(redirectUri, {
    error: 'temporarily_unavailable',
    error_description: 'The identity provider does not answer.',
    state,
  })
