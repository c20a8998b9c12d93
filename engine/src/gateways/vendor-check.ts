/**
 * A harmless question to a vendor: nothing is bought, written or sent. It answers what there is to tell in a few words, and
 * throws what is wrong, where that is the shop's own credentials too.
 */
export type VendorCheck = () => Promise<string>
