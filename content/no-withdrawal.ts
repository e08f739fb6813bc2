/** Shown wherever a guest orders something. Rule: no-withdrawal (docs/rules.md) */
export const NO_WITHDRAWAL_TEXT = 'There is no 14-day right of withdrawal, because the date is fixed.'
