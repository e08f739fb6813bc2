/** Shorter values are not secrets, and hiding them would hide ordinary text. */
const LEAST_CHARACTERS = 6

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const URLS = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL']

/**
 * Make a function that hides the passwords and keys of the settings in a text: `sk_live_…1a2b`, or `…` for a password.
 * Messages from drivers and servers may quote them.
 */
export function hideSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const keys = KEYS.flatMap((name) => (environment[name] ?? '').split(',').map((key) => key.trim()))
  const passwords = URLS.flatMap((name) => passwordsIn(environment[name] ?? ''))
  const hidden = [
    ...keys.map(
      (key) => [key, `${/^[a-z]+_(?:(?:live|test)_)?/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`] as const,
    ),
    ...passwords.map((password) => [password, '…'] as const),
  ].filter(([secret]) => secret.length >= LEAST_CHARACTERS)
  return (text) => hidden.reduce((shown, [secret, instead]) => shown.replaceAll(secret, instead), text)
}

/** The password in a URL, both as written and decoded. */
function passwordsIn(url: string): readonly string[] {
  if (!URL.canParse(url)) return /^[^:]*:\/\/[^:@/]*:([^@]+)@/.exec(url)?.slice(1) ?? []
  const { password } = new URL(url)
  return [password, decode(password)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
