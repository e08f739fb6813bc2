/**
 * Shown below each phone field: without its country code a number cannot be dialled. Rule: telephone-links
 * (docs/rules.md)
 */
export const phoneHint = 'With the country code, such as +33 or +44.'
