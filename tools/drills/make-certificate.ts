import { execFileSync } from 'node:child_process'

/** Write a self-signed certificate, as `openssl` makes it, and its key. */
export function makeCertificate(
  files: { readonly certificate: string; readonly key: string },
  { names, days }: { readonly names: readonly string[]; readonly days: number },
): void {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', String(days)]
  const altNames = names.map((name) => `DNS:${name}`).join(',')
  const subject = ['-subj', '/CN=drill', '-addext', `subjectAltName=${altNames}`]
  const out = ['-keyout', files.key, '-out', files.certificate]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...out], { stdio: 'ignore' })
}
