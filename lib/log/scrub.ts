/** An e-mail address, wherever it stands. */
export const EMAIL = /[^\s"'<>()[\]\\,;:/]+@[^\s"'<>()[\]\\,;:]+/g

/** What may stand in a message that nobody of us wrote, and is not for a log. */
const PERSONAL = [
  // What programs quote is what they were given.
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|<[^>]*>/g,
  EMAIL,
  // Addresses have passwords and queries in them.
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /\S*\?\S*=\S*/g,
  // Keys and ids of Stripe; whoever has the id of a session may ask what became of it.
  /\b(?:sk|rk|pk|whsec|cs|pi|ch|re|cus|pm|seti|src|tok)_\w+/g,
  // Numbers of telephones and cards.
  /\+?\d(?:[\s().-]*\d){6,}/g,
]

const LONGEST = 300

/** A message with everything taken out that may be somebody's. What is left says what went wrong. */
export function scrub(message: string): string {
  const line = message.trim().split('\n').at(-1) ?? ''
  return PERSONAL.reduce((text, personal) => text.replace(personal, '…'), line).slice(0, LONGEST)
}
