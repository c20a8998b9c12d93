/** Where the platform's description is not what the platform answers, or the shop decided otherwise; with evidence. */
export const quirks: { fault: RegExp; why: string }[] = [
  {
    fault: /\.\w*Total(Tax)?: must be number$/,
    why: 'null before a delivery is chosen, as in the baskets that the platform recorded for its storefront',
  },
  {
    fault: /customers\/\{customerId\}\/baskets 200 \.baskets\[\]: must have required property '\w+Total\w*'$/,
    why: 'guests see no amounts (decision 033)',
  },
  {
    fault: /search-suggestions 200 .*: must have required property '(price|currency)'$/,
    why: 'guests see no prices, and goods on request have none (decision 033)',
  },
  {
    fault: /productPromotions\[\]: must have required property 'promotionalPrice'$/,
    why: 'a promotion of the order, or one on a condition, gives the product no price: the description’s own text says so, and the answers that the platform recorded have none',
  },
  {
    fault: /\/promotions(\/campaigns\/\{campaignId\})? 200 \.(limit|total): not in the closed object$/,
    why: 'the closed object is laid over one that has both, and the example of the description has them',
  },
  {
    fault: /\/(pages|components)\b.* 200 .*\bdata\.\w+: not in the closed object$/,
    why: 'the members are those of the component’s type; the example of the description has a title in it',
  },
  {
    fault: /oauth2\/(introspect|revoke) 200 : must have required property 'token'$/,
    why: 'the description names the body of the request as the answer',
  },
  {
    fault: /oauth2\/(userinfo|\.well-known\/openid-configuration) 200 : must be string$/,
    why: 'the description has no schema for them; OpenID Connect has',
  },
  {
    fault: /oauth2\/userinfo: the answer 401 is not described$/,
    why: 'a worthless token, as OpenID Connect has it',
  },
  {
    fault: /: the answer 403 is not described$/,
    why: 'a shopper without the right: calls of merchants’ programs are described for those alone',
  },
  {
    fault: /shopper-context\/\{usid\}: the answer 404 is not described$/,
    why: 'a context that is not there is told as it is to the call that reads it',
  },
  {
    fault: /\/orders: the answer 402 is not described$/,
    why: 'a payment that was refused has a status of its own: the basket is there again',
  },
  {
    fault: /: the answer 409 is not described$/,
    why: 'a payment is under way, or the total has changed since it was shown',
  },
  {
    fault: /product-search 200 : must have required property 'hits'$/,
    why: 'nothing found: the answer that the platform recorded for its storefront has none, whose page reads that by its absence',
  },
]
