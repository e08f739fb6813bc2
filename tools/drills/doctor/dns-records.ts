import { generateKeyPairSync } from 'node:crypto'
import { PUBLIC_ADDRESS } from '@/tools/drills/doctor/front'
import { DOMAIN } from '@/tools/drills/start-proxy'

export const MAIL_ADDRESS = '127.0.40.2'

/** All DNS records of a live site and its mail, by `TYPE name`. */
export function dnsRecords(): Record<string, readonly string[]> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    [`A ${DOMAIN}`]: [PUBLIC_ADDRESS],
    'A lumi.test': [PUBLIC_ADDRESS],
    'A mail.lumi.test': [MAIL_ADDRESS],
    'MX lumi.test': ['mail.lumi.test'],
    'TXT lumi.test': [`v=spf1 ip4:${MAIL_ADDRESS} -all`],
    'TXT default._domainkey.lumi.test': [`v=DKIM1; k=rsa; p=${key}`],
    'TXT _dmarc.lumi.test': ['v=DMARC1; p=quarantine; rua=mailto:office@lumi.test'],
  }
}
