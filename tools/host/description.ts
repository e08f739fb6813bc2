import { retention } from '@/content/policies'

/** The days between two full backups: see templates/lumi-backup-full.timer. */
const FULL_BACKUP_DAYS = 7

/**
 * What the files of `npm run host` know of your machine, here and nowhere else. Those who have other folders or ports
 * change them here and render again.
 */
export const host = {
  /** Where visitors find the site, and the domain's other name, which redirects to it. Both need DNS records. */
  domain: 'www.example.com',
  otherDomain: 'example.com',
  httpPort: 80,
  httpsPort: 443,
  /** For Caddy: the account for its certificates, or the files of a certificate and its key. */
  tls: 'office@example.com',
  /** For nginx, as certbot leaves them; and the folder where certbot proves that the domain is yours. */
  certificate: '/etc/letsencrypt/live/www.example.com/fullchain.pem',
  certificateKey: '/etc/letsencrypt/live/www.example.com/privkey.pem',
  certbotFolder: '/var/www/certbot',

  /** The user of site and worker, who owns the folders below. */
  user: 'lumi',
  /** Contains `running/3001` and so on: links to the release that each program runs. */
  folder: '/srv/lumi',
  /** A file for each secret, named after its setting, for that user alone. */
  secrets: '/etc/lumi/secrets',
  node: '/usr/bin/node',
  /** One instance for each; its metrics are at the same port with a 1 in front. */
  sitePorts: [3001, 3002],
  workerMetricsPort: 13000,
  siteMemory: '512M',
  workerMemory: '512M',

  databaseFolder: '/var/lib/postgresql/15/main',
  databaseSettings: '/etc/postgresql/15/main/conf.d/lumi.conf',
  /** On another disk than the database, best on another machine. */
  backupFolder: '/var/lib/pgbackrest',
  backupSettings: '/etc/pgbackrest/pgbackrest.conf',
  pgbackrest: '/usr/bin/pgbackrest',
  /** pgBackRest deletes a full backup once the next one is as old as this. */
  backupKeepDays: retention.backupDays - FULL_BACKUP_DAYS,

  unitFolder: '/etc/systemd/system',
  caddyFile: '/etc/caddy/Caddyfile',
  nginxFile: '/etc/nginx/conf.d/lumi.conf',
  settingsFile: '/etc/lumi/env.production',
} satisfies Readonly<Record<string, string | number | readonly number[]>>

export type Host = Readonly<typeof host>
