/**
 * Migrations that share a number. They keep their names: a database records which it has by the whole name, and would
 * run one again that is called otherwise. Nothing is added here; a new migration takes the next free number.
 */
const sharing: ReadonlySet<string> = new Set([
  '0023_card_sessions.sql',
  '0023_orders_as_facts.sql',
  '0023_trade.sql',
  '0024_admin.sql',
  '0024_identity_tenants.sql',
  '0024_learned_phrases.sql',
  '0025_payment_ledger.sql',
  '0025_staff.sql',
  '0031_orders_desk.sql',
  '0031_saved_lists.sql',
  '0032_campaigns.sql',
  '0032_inventory_desk.sql',
  '0033_sales_desk.sql',
  '0033_transfer_proofs.sql',
  '0034_case_desk.sql',
  '0034_quote_reminders.sql',
  '0063_price_history.sql',
  '0063_run_decisions.sql',
  '0072_dispatches.sql',
  '0072_places_of_the_log.sql',
])

/** Migrations whose number another has too: which runs first would hang on letters that nobody chose for their order. */
export const migrationFaults = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name.slice(0, 4))].flatMap(([number, files]) =>
    files.length > 1 && !files.every((name) => sharing.has(name))
      ? [`engine/migrations: ${number} is the number of ${files.length} files: ${files.join(', ')}`]
      : [],
  )
