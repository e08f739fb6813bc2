import { retentionPeriods } from '@/content/policies'

/** Days between two full backups, see lumi-backup-full.timer. */
const FULL_BACKUP_DAYS = 7

/** Everything about your machine that the files of `npm run host` contain. Change it here, and write the files again. */
export const host = {
  /** Where visitors find the site, and the domain's other name, which redirects to it. Both need DNS records. */
  domain: 'www.example.com',
  otherDomain: 'example.com',
  httpPort: 80,
  httpsPort: 443,
  /** For Caddy: an e-mail address, and it obtains certificates; or the files of a certificate and its key. */
  tls: 'office@example.com',
  /** For nginx: where certbot keeps certificate and key, and where it proves that the domain is yours. */
  certificate: '/etc/letsencrypt/live/www.example.com/fullchain.pem',
  certificateKey: '/etc/letsencrypt/live/www.example.com/privkey.pem',
  certbotFolder: '/var/www/html',

  /** Runs site and worker, and owns the two folders below. */
  user: 'lumi',
  /** Contains `running/3001` and so on: links to the release that each program runs, see lumi-site@.service. */
  folder: '/srv/lumi',
  /** A file for each secret, named after its setting, for that user alone. */
  secrets: '/etc/lumi/secrets',
  node: '/usr/bin/node',
  /** An instance of the site for each. Its metrics have the same port with a 1 in front. */
  sitePorts: [3001, 3002],
  workerMetricsPort: 13000,
  siteMemory: '512M',
  workerMemory: '512M',

  databaseFolder: '/var/lib/postgresql/15/main',
  databaseSettings: '/etc/postgresql/15/main/conf.d/lumi.conf',
  /** With a second database machine only: settings for both, and where HAProxy listens and finds the primary. */
  replicationSettings: '/etc/postgresql/15/main/conf.d/lumi-replication.conf',
  haproxyFile: '/etc/haproxy/haproxy.cfg',
  haproxyPort: 6432,
  primaryAddress: '10.0.0.11:5432',
  /** Best on another disk than the database. */
  backupFolder: '/var/lib/pgbackrest',
  backupSettings: '/etc/pgbackrest/pgbackrest.conf',
  pgbackrest: '/usr/bin/pgbackrest',
  /** pgBackRest deletes a full backup once the next one is this old. */
  backupKeepDays: retentionPeriods.backupDays - FULL_BACKUP_DAYS,

  unitFolder: '/etc/systemd/system',
  caddyFile: '/etc/caddy/Caddyfile',
  nginxFile: '/etc/nginx/conf.d/lumi.conf',
  settingsFile: '/etc/lumi/env.production',
} satisfies Readonly<Record<string, string | number | readonly number[]>>

export type Host = Readonly<typeof host>
