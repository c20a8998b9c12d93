import { PermanentFailure } from '../../kernel/outbox.ts'
import { CrmFailure, type CrmGateway } from './crm-gateway.ts'
import { byKey, type Salesforce, withinEmail } from './salesforce.ts'

const parents = { case: 'Case', opportunity: 'Opportunity' } as const

/**
 * Where the org's rule blocks another lead of the address, the one that is there gets the newsletter. A rule that has found
 * no lead (a contact) blocks for good: another try would meet it again. Throws PermanentFailure.
 */
const subscribeMatch = async (crm: Salesforce, failure: CrmFailure, members: object): Promise<'updated'> => {
  const lead = failure.matches.find(({ object }) => object === 'Lead')
  if (!lead) throw new PermanentFailure(failure.message, { cause: failure })
  await crm.patch(`/sobjects/Lead/${encodeURIComponent(lead.id)}`, { ...members, HasOptedOutOfEmail: false })
  return 'updated'
}

/** Service cases, files and newsletter subscriptions. */
export const crmService = (
  crm: Salesforce,
): Pick<CrmGateway, 'saveCase' | 'saveFile' | 'saveSubscription'> => ({
  saveCase: async ({ key, name, email, phone, subject, description, country }) => {
    await crm.patch(byKey('Case', key), {
      Origin: 'Web',
      SuppliedName: name.slice(0, 80),
      SuppliedEmail: withinEmail(email) ?? null,
      SuppliedPhone: phone?.slice(0, 40) ?? null,
      Subject: subject.slice(0, 255),
      Description: (withinEmail(email) ? description : `${email}\n\n${description}`).slice(0, 32_000),
      Country__c: country ?? null,
    })
    const { CaseNumber } = await crm.get<{ CaseNumber: string }>(`${byKey('Case', key)}?fields=CaseNumber`)
    return { caseNumber: CaseNumber }
  },

  saveFile: async ({ key, parent, name, content }) => {
    const { Id } = await crm.get<{ Id: string }>(`${byKey(parents[parent.kind], parent.key)}?fields=Id`)
    try {
      await crm.post('/sobjects/ContentVersion', {
        Shop_Key__c: key,
        Title: name.slice(0, 255),
        PathOnClient: name.slice(0, 500),
        FirstPublishLocationId: Id,
        VersionData: content,
      })
    } catch (error) {
      // The content of a version cannot be written twice, so it is no upsert: an earlier try has got through.
      if (!(error instanceof CrmFailure) || error.code !== 'DUPLICATE_VALUE') throw error
    }
  },

  saveSubscription: async ({ key, email, country, locale, source }) => {
    const lead = {
      // The vendor asks for both of everybody.
      LastName: email.slice(0, 80),
      Company: '[newsletter]',
      Email: withinEmail(email) ?? null,
      Description: withinEmail(email) ? null : email,
      LeadSource: source,
      Country__c: country,
      Locale__c: locale ?? null,
      HasOptedOutOfEmail: false,
    }
    try {
      const { created } = await crm.patch<{ created: boolean }>(byKey('Lead', key), lead)
      return created ? 'created' : 'updated'
    } catch (error) {
      // The desk has made a contact of the person: nothing of the lead can be written, and nothing need be.
      if (error instanceof CrmFailure && error.code === 'CANNOT_UPDATE_CONVERTED_LEAD') return 'updated'
      if (error instanceof CrmFailure && error.code === 'DUPLICATES_DETECTED')
        return subscribeMatch(crm, error, { Country__c: country, Locale__c: locale ?? null })
      throw error
    }
  },
})
