/** A bank debit may take two weeks to arrive: its seats are kept that long. Rule: debit-under-way (docs/rules.md) */
export const BANK_DEBIT_DAYS = 14
