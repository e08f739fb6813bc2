/** Said below each field for a phone number: without its country nobody can dial it. Rule: telephone-links (docs/rules.md) */
export const phoneHint = 'With the country code, such as +33 or +44.'
